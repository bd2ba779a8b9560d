import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { DomainEvents } from '../../../domain/events.ts'
import { devicesToTell, pushTo } from '../../notifications/send-push.service.ts'
import { otherOf, type Side } from '../conversation/chat.rules.ts'
import { nameFor } from './chat-notices.service.ts'
import { createPendingReaders } from './pending-readers.ts'
import { listUnread, type Reader } from './unread-pushes.sql.ts'

/** Delay in which a person viewing the chat reads the message, and minimum interval between pushes of one chat. */
const pace = { delaySeconds: 4, intervalSeconds: 20 }

type Telling = Pick<Deps, 'db' | 'events' | 'queue' | 'log'>

/**
 * Pushes each message to the devices of the job seeker, or of each member of the company, unless it is read within seconds or covered by another notification.
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

/** Enqueues pushes to the recipients with devices and unread messages; returns those who may still be reading as `early`. */
export async function enqueueUnread(
  deps: Pick<Deps, 'db' | 'events' | 'queue'>,
  readers: readonly Reader[],
): Promise<{ told: Reader[]; early: Reader[] }> {
  const devices = await devicesToTell(deps.db, [...new Set(readers.map(({ userId }) => userId))], 'messages')
  const reachable = readers.filter(({ userId }) => devices.some((device) => device.partyId === userId))
  if (reachable.length === 0) return { told: [], early: [] }
  const unread = await listUnread(deps.db, reachable, pace.delaySeconds)
  const told = unread.filter((part) => part.is_left)
  const pushes = told.flatMap(({ chatId, userId }) =>
    devices.filter((device) => device.partyId === userId).map(({ sessionId }) => ({ sessionId, userId, chatId })),
  )
  await inTransaction(deps, (tx) => deps.queue.enqueue(tx, 'push-messages', pushes))
  return { told, early: unread.filter((part) => !part.is_left) }
}

/**
 * Pushes the unread count of a chat to one device, unless it has been read meanwhile. Messages are not quoted. Throws
 * when a retry may succeed.
 */
export async function pushMessages(
  deps: Pick<Deps, 'db' | 'push' | 'log'>,
  { sessionId, userId, chatId }: Reader & { sessionId: string },
): Promise<void> {
  const [part] = await listUnread(deps.db, [{ chatId, userId }], 0)
  if (!part) return
  const { employer_id: employerId, unread: count } = part
  const side: Side = employerId === userId ? 'employer' : 'seeker'
  const other = await nameFor(deps.db, { id: chatId, ...part }, side)
  await pushTo(deps, sessionId, {
    kind: 'messages_unread',
    group: 'messages',
    path: `/messages/${chatId}`,
    data: { [otherOf(side) === 'employer' ? 'company' : 'person']: other, count },
  })
}
