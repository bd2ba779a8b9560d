import type { Tx } from '../db/database.ts'
import { warningsOf } from '../features/chat/warnings/chat-warnings.rules.ts'
import type { DemoChat } from './chat-plot.ts'
import { insertOnly, insertRows, type RowOf } from './demo.sql.ts'
import { before } from './rows.ts'
import type { Side } from './words/script.ts'

const minute = 60_000
const otherSide = { employer: 'seeker', seeker: 'employer' } as const

export interface ChatIds {
  readonly employerId: string
  readonly seekerId: string
}

interface Marks {
  readonly read: number
  readonly delivered: number
  readonly unread: number
}

/** How far each side has got: whoever wrote last has seen everything, the other what came before the last words. */
function marksOf({ messages, isUnread }: DemoChat): Record<Side, Marks> {
  const last = messages.at(-1)?.by ?? 'employer'
  const all: Marks = { read: messages.length, delivered: messages.length, unread: 0 }
  const read = messages.findLastIndex(({ by }) => by !== last) + 1
  const behind: Marks = { read, delivered: messages.length, unread: messages.length - read }
  return { [last]: all, [otherSide[last]]: isUnread ? behind : all } as Record<Side, Marks>
}

/** The day on which the month began, of an instant in UTC. */
const monthOf = (instant: Date) => `${instant.toISOString().slice(0, 7)}-01`

/** The chat as its messages left it. */
function chatRow(chat: DemoChat, { employerId, seekerId }: ChatIds, now: Date): RowOf<'chats'> {
  const { messages, isLinked, isDeclined } = chat
  const [first, last] = [messages[0], messages.at(-1)]
  if (!first || !last) throw new Error('a chat has at least one message')
  const { employer, seeker } = marksOf(chat)
  const started = before(now, first.daysAgo)
  const accepted = messages.find(({ by }) => by !== first.by)
  const isRequest = !isLinked && !accepted && first.by === 'seeker'
  const usesCredit = !isLinked && !accepted && first.by === 'employer'
  return {
    employer_id: employerId,
    seeker_id: seekerId,
    state: isDeclined ? 'declined' : isRequest ? 'request' : 'open',
    started_by: first.by,
    accepted_at: accepted ? before(now, accepted.daysAgo) : null,
    outreach_month: usesCredit ? monthOf(started) : null,
    last_seq: messages.length,
    last_message_at: before(now, last.daysAgo),
    active_at: before(now, last.daysAgo),
    employer_read_seq: employer.read,
    seeker_read_seq: seeker.read,
    employer_delivered_seq: employer.delivered,
    seeker_delivered_seq: seeker.delivered,
    employer_unread: employer.unread,
    seeker_unread: seeker.unread,
    employer_mailed_seq: messages.length,
    seeker_mailed_seq: messages.length,
    created_at: new Date(started.getTime() - minute),
    updated_at: before(now, last.daysAgo),
  }
}

function messageRows(chat: DemoChat, chatId: string, ids: ChatIds, now: Date): RowOf<'messages'>[] {
  const marks = marksOf(chat)
  return chat.messages.map(({ by, text, daysAgo }, place) => {
    const [sent, next] = [before(now, daysAgo), before(now, chat.messages[place + 1]?.daysAgo ?? 0)]
    const reached = marks[otherSide[by]]
    const read = new Date(Math.min(sent.getTime() + 20 * minute, (sent.getTime() + next.getTime()) / 2))
    const delivered = new Date(Math.min(sent.getTime() + 2_000, read.getTime()))
    return {
      chat_id: chatId,
      seq: place + 1,
      sender_id: by === 'employer' ? ids.employerId : ids.seekerId,
      content: text,
      warnings: warningsOf(text, { by, companyWebsite: null, hadInterview: false }),
      delivered_at: place < reached.delivered ? delivered : null,
      read_at: place < reached.read ? read : null,
      created_at: sent,
    }
  })
}

/** The outreach credits that are used, as the plan's limit counts them. */
function outreachRows(chats: readonly RowOf<'chats'>[]): RowOf<'usage_counters'>[] {
  const used = Map.groupBy(
    chats.filter((chat) => chat.outreach_month),
    ({ employer_id, outreach_month }) => `${employer_id} ${outreach_month}`,
  )
  return [...used].map(([key, own]) => {
    const [user_id = '', period = ''] = key.split(' ')
    return { user_id, meter: 'outreach', period, used: own.length }
  })
}

interface PartyIds {
  readonly employerIds: readonly string[]
  readonly seekerIds: readonly string[]
}

export async function insertChats(
  tx: Tx,
  chats: readonly DemoChat[],
  { employerIds, seekerIds }: PartyIds,
  now: Date,
): Promise<void> {
  const held = chats.flatMap((chat) => {
    const [employerId, seekerId] = [employerIds[chat.employer], seekerIds[chat.seeker]]
    return employerId && seekerId ? [{ chat, ids: { employerId, seekerId } }] : []
  })
  const rows = held.map(({ chat, ids }) => chatRow(chat, ids, now))
  const chatIds = await insertRows(tx, 'chats', rows)
  const messages = held.flatMap(({ chat, ids }, i) => messageRows(chat, chatIds[i] ?? '', ids, now))
  await insertOnly(tx, 'messages', messages)
  await insertOnly(tx, 'usage_counters', outreachRows(rows))
}
