import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { DomainEvents } from '../../../domain/events.ts'
import { devicesToTell, pushTo } from '../../notifications/send-push.service.ts'
import { otherOf } from '../conversation/chat.rules.ts'
import { nameFor } from './chat-notices.service.ts'
import { createPendingReaders, type Reader } from './pending-readers.ts'
import { findPersonOfDevice, listUnread } from './unread-pushes.sql.ts'

/** Delay in which a person viewing the chat reads the message, and minimum interval between pushes of one chat. */
const pace = { delaySeconds: 4, intervalSeconds: 20 }

type Telling = Pick<Deps, 'db' | 'events' | 'queue' | 'log'>

/**
 * Pushes each message to the devices of the job seeker, or of the members of the company who are notified of the chat. Skips
 * people who read it within seconds, and messages that another notification covers.
 * Pending recipients are kept in memory, so that a message costs no extra statement. Those lost when a process is
 * killed are still mailed.
 */
export function pushUnreadLater(deps: Telling): void {
  const waiting = createPendingReaders((readers) => enqueueUnread(deps, readers), pace, deps.log)
  deps.events.on('message.sent', ({ message, employerId, seekerId, isTold }: DomainEvents['message.sent']) => {
    const { chatId, sender } = message
    if (!isTold) waiting.add({ chatId, userId: sender === employerId ? seekerId : employerId })
  })
}

/**
 * Enqueues pushes to the people with devices and unread messages. Returns the readers of whom someone was told, and as `early`
 * those who may still be reading, of companies each member on their own.
 */
export async function enqueueUnread(
  deps: Pick<Deps, 'db' | 'events' | 'queue'>,
  readers: readonly Reader[],
): Promise<{ told: Reader[]; early: Reader[] }> {
  const devices = await devicesToTell(deps.db, [...new Set(readers.map(({ userId }) => userId))], 'messages')
  const devicesOf = ({ userId, memberId }: Reader) =>
    devices.filter((device) => device.partyId === userId && (!memberId || device.userId === memberId))
  const peopleOf = (reader: Reader) => [...new Set(devicesOf(reader).map((device) => device.userId))]
  const people = readers.flatMap((reader) => peopleOf(reader).map((userId) => ({ chatId: reader.chatId, userId })))
  if (people.length === 0) return { told: [], early: [] }
  const unread = new Map(
    (await listUnread(deps.db, people, pace.delaySeconds)).map((part) => [keyOf(part), part.is_left] as const),
  )
  const isLeft = ({ chatId }: Reader, userId: string) => unread.get(keyOf({ chatId, userId }))
  const pushes = readers.flatMap((reader) =>
    devicesOf(reader)
      .filter(({ userId }) => isLeft(reader, userId))
      .map(({ sessionId, userId }) => ({ sessionId, userId, chatId: reader.chatId })),
  )
  const distinct = new Map(pushes.map((push) => [`${push.sessionId} ${push.chatId}`, push]))
  await inTransaction(deps, (tx) => deps.queue.enqueue(tx, 'push-messages', [...distinct.values()]))
  return {
    told: readers.filter((reader) => peopleOf(reader).some((userId) => isLeft(reader, userId))),
    early: readers.flatMap((reader) => {
      const members = peopleOf(reader)
      const early = members.filter((userId) => isLeft(reader, userId) === false)
      return early.map((memberId) => (members.length > 1 ? { ...reader, memberId } : reader))
    }),
  }
}

const keyOf = ({ chatId, userId }: { chatId: string; userId: string }) => `${chatId} ${userId}`

/**
 * Pushes the unread count of a chat to one device, unless its person has read it meanwhile, or left the company. Messages are
 * not quoted. Throws when a retry may succeed.
 */
export async function pushMessages(
  deps: Pick<Deps, 'db' | 'push' | 'log'>,
  { sessionId, chatId }: { sessionId: string; chatId: string },
): Promise<void> {
  const person = await findPersonOfDevice(deps.db, sessionId)
  if (!person) return
  const [part] = await listUnread(deps.db, [{ chatId, userId: person.user_id }], 0)
  if (!part) return
  const { side, unread: count } = part
  const other = await nameFor(deps.db, { id: chatId, ...part }, side)
  await pushTo(deps, sessionId, {
    kind: 'messages_unread',
    group: 'messages',
    path: `/messages/${chatId}`,
    data: { [otherOf(side) === 'employer' ? 'company' : 'person']: other, count },
  })
}
