import type { Message } from '@hearback/contract/hiring/chat.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { readerDates } from '../../../ui/text/reader-dates.ts'
import type { Outgoing } from '../composer/outbox.ts'
import { type History, hasOlder } from './history.ts'

interface Placed {
  key: string
  isOwn: boolean
  /** First and last message of a group by one person. */
  first: boolean
  last: boolean
}
export type LogItem =
  | { kind: 'start'; key: string }
  | { kind: 'day'; key: string; at: number }
  | { kind: 'unread'; key: string; count: number }
  | (Placed & { kind: 'message'; message: Message })
  | (Placed & { kind: 'outgoing'; outgoing: Outgoing })

/** `writer`: the person who wrote it, of whom a company may have several. */
type Entry = { at: number; sender: string; writer: string; key: string } & (
  | { message: Message }
  | { outgoing: Outgoing }
)

const IN_ONE_GO = 5 * 60_000

interface Shown {
  history: History
  outgoing: readonly Outgoing[]
  ownId: string
  ownUserId: string
  /** Read position and last message when the chat was opened. */
  opened: { readSeq: number; lastSeq: number }
}

/** Rows of a conversation: grouped messages, day separators, the unread marker, and the outbox. */
export function itemsOf({ history, outgoing, ownId, ownUserId, opened }: Shown): LogItem[] {
  const items: LogItem[] = hasOlder(history) ? [] : [{ kind: 'start', key: 'start' }]
  const unread = history.messages.filter(
    ({ seq, sender }) => seq > opened.readSeq && seq <= opened.lastSeq && sender !== ownId,
  )
  const entries = entriesOf(history, outgoing, ownId, ownUserId)
  let before: Entry | undefined
  for (const [index, entry] of entries.entries()) {
    const after = entries[index + 1]
    const startsUnread = isOf(entry, unread[0])
    if (!before || dayOf(before.at) !== dayOf(entry.at)) {
      items.push({ kind: 'day', key: `day ${dayOf(entry.at)}`, at: entry.at })
    }
    if (startsUnread) items.push({ kind: 'unread', key: 'unread', count: unread.length })
    const first = startsUnread || !isOneGo(before, entry)
    const last = !isOneGo(entry, after) || isOf(after, unread[0])
    items.push(asItem(entry, { key: entry.key, isOwn: entry.sender === ownId, first, last }))
    before = entry
  }
  return items
}

const asItem = (entry: Entry, placed: Placed): LogItem =>
  'message' in entry
    ? { ...placed, kind: 'message', message: entry.message }
    : { ...placed, kind: 'outgoing', outgoing: entry.outgoing }

/** Stable key of a message from the outbox to the server's copy, so that its row is not remounted. */
const keyOf = ({ sender, clientMessageId, _id }: Message, ownId: string) => (sender === ownId && clientMessageId) || _id

function entriesOf({ messages }: History, outgoing: readonly Outgoing[], ownId: string, ownUserId: string): Entry[] {
  const stored = messages.map(
    (message): Entry => ({
      at: Date.parse(message.createdAt),
      sender: message.sender,
      writer: message.writer?._id ?? (message.sender === ownId ? ownUserId : message.sender),
      key: keyOf(message, ownId),
      message,
    }),
  )
  const known = new Set(stored.map(({ key }) => key))
  const rest = outgoing
    .filter(({ id }) => !known.has(id))
    .map((one): Entry => ({ at: one.at, sender: ownId, writer: ownUserId, key: one.id, outgoing: one }))
  return [...stored, ...rest]
}

const isOf = (entry: Entry | undefined, message: Message | undefined) =>
  entry !== undefined && 'message' in entry && entry.message === message

const isOneGo = (before: Entry | undefined, after: Entry | undefined) =>
  before !== undefined &&
  after !== undefined &&
  before.writer === after.writer &&
  after.at - before.at < IN_ONE_GO &&
  dayOf(before.at) === dayOf(after.at)

/** Calendar day in the device's time zone. */
function dayOf(at: number): string {
  const day = new Date(at)
  return `${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`
}

/** Formats "Today", "Yesterday" or "Monday, November 16, 2026". */
export function dayWords(at: number, now: number): string {
  if (dayOf(at) === dayOf(now)) return t.today
  const yesterday = new Date(now)
  yesterday.setDate(yesterday.getDate() - 1)
  if (dayOf(at) === dayOf(yesterday.getTime())) return t.yesterday
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat(readerDates(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(at)
}
