import type { Draw } from '../../server/src/demo/draw/random.ts'
import { type Rows, rowsInto } from './copy.ts'
import { type Batch, isoOf, shareOfBatch, type World } from './world.ts'
import { sharesOf } from './zipf.ts'

const day = 86_400_000

/** Chats with all their messages, with the sequence numbers and counters of the product. */
export function chatRows(world: World, batch: Batch): Rows[] {
  const draw = world.draw('chats', batch.first)
  const whole = world.chatsFrom.at(-1) ?? 0
  const share = shareOfBatch(batch, whole, world.sizes.messages)
  // Half of the chats have a few messages, some have hundreds.
  const lengths = sharesOf(
    share.count,
    Array.from({ length: batch.count }, () => Math.log(1 / (1 - draw.next())) ** 1.8),
  )
  const tables = chatTables()
  let message = share.first
  let employer = employerOf(world, batch.first)
  lengths.forEach((length, place) => {
    const n = batch.first + place
    while ((world.chatsFrom[employer + 1] ?? Number.POSITIVE_INFINITY) <= n) employer += 1
    addChat(world, tables, draw, { n, employer, seeker: seekerOf(world, employer, n), message, length })
    message += length
  })
  return [tables.chats, tables.messages]
}

function employerOf({ chatsFrom }: World, chat: number): number {
  let [low, high] = [0, chatsFrom.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((chatsFrom[middle] ?? 0) <= chat) low = middle
    else high = middle
  }
  return low
}

/** Visits each seeker at most once: stride and number of seekers are coprime. */
function seekerOf({ sizes: { seekers }, chatsFrom }: World, employer: number, chat: number): number {
  let stride = (7_919 + employer * 31) % seekers || 1
  while (commonDivisor(stride, seekers) > 1) stride += 1
  return (employer * 3_571 + (chat - (chatsFrom[employer] ?? 0)) * stride) % seekers
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

const chatTables = () => ({
  chats: rowsInto('chats', [
    ...[
      'id',
      'employer_id',
      'seeker_id',
      'state',
      'started_by',
      'accepted_at',
      'last_seq',
      'last_message_at',
      'active_at',
    ],
    ...['employer_read_seq', 'seeker_read_seq', 'employer_delivered_seq', 'seeker_delivered_seq', 'employer_unread'],
    ...['seeker_unread', 'employer_mailed_seq', 'seeker_mailed_seq', 'created_at', 'updated_at'],
  ]),
  messages: rowsInto('messages', [
    ...['id', 'chat_id', 'seq', 'sender_id', 'content', 'client_message_id', 'delivered_at', 'read_at', 'created_at'],
  ]),
})

interface Chat {
  readonly n: number
  readonly employer: number
  readonly seeker: number
  /** Number of the first message. */
  readonly message: number
  readonly length: number
}
type Side = 'employer' | 'seeker'

function addChat(world: World, tables: ReturnType<typeof chatTables>, draw: Draw, chat: Chat): void {
  const { at, since } = world
  const { senders, startedBy, state } = drawConversation(draw, chat.length)
  const createdAt = since + draw.next() * (at - since)
  const gap = Math.min(draw.next() * day, (at - createdAt) / (chat.length + 1))
  const timeOf = (place: number) => isoOf(createdAt + gap * (place + 1))
  const read = { employer: readBy(draw, senders, 'employer'), seeker: readBy(draw, senders, 'seeker') }
  const unread = (side: Side) => senders.filter((sender, place) => sender !== side && place >= read[side]).length
  const ids = { employer: world.id('employer', chat.employer), seeker: world.id('seeker', chat.seeker) }
  const id = world.id('chat', chat.n)
  const lastAt = chat.length > 0 ? timeOf(chat.length - 1) : null
  tables.chats.add(
    ...[
      id,
      ids.employer,
      ids.seeker,
      state,
      startedBy,
      state === 'open' ? isoOf(createdAt) : null,
      chat.length,
      lastAt,
    ],
    ...[lastAt ?? isoOf(createdAt), read.employer, read.seeker, chat.length, chat.length, unread('employer')],
    // TrackedMessage of by mail already: a server that starts on these rows has no mails to write first.
    ...[unread('seeker'), chat.length, chat.length, isoOf(createdAt), isoOf(createdAt)],
  )
  senders.forEach((sender, place) => {
    const time = timeOf(place)
    const isRead = place < read[sender === 'employer' ? 'seeker' : 'employer']
    const text = world.vocabulary.text(draw, Math.floor(2 + 20 * draw.next() ** 2), ['Monday', 'interview', 'thanks'])
    const clientId = `${(chat.n * 7 + 1).toString(36)}-${place.toString(36)}-${Math.floor(draw.next() * 2 ** 32).toString(36)}`
    tables.messages.add(
      world.id('message', chat.message + place),
      id,
      place + 1,
      ids[sender],
      text,
      clientId,
      time,
      isRead ? time : null,
      time,
    )
  })
}

/** The sender of each message. A chat with at most one message may be a pending request. */
function drawConversation(draw: Draw, length: number): { senders: Side[]; startedBy: Side; state: 'open' | 'request' } {
  const startedBy = draw.chance(0.7) ? 'employer' : 'seeker'
  const state = length <= 1 && draw.chance(0.6) ? 'request' : 'open'
  const senders: Side[] = Array.from({ length }, (_, place) =>
    place === 0 ? startedBy : draw.chance(0.5) ? 'employer' : 'seeker',
  )
  return { senders, startedBy, state }
}

/** Messages read by a side: all, or those up to its own last message. */
function readBy(draw: Draw, senders: readonly Side[], side: Side): number {
  return draw.chance(0.8) ? senders.length : senders.lastIndexOf(side) + 1
}
