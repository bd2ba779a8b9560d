import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { DomainEvents } from '../../../domain/events.ts'
import { devicesToTell, pushTo } from '../../notifications/send-push.service.ts'
import { otherOf, type Side } from '../conversation/chat.rules.ts'
import { nameFor } from './chat-notices.service.ts'
import { listUnread, type Reader } from './unread-pushes.sql.ts'
import { createWaiting } from './waiting-readers.ts'

/**
 * Whoever looks at a chat has read a message within seconds. Where messages follow each other, the count on the device
 * is brought up to date now and then.
 */
const pace = { patienceSeconds: 4, betweenSeconds: 20 }

type Telling = Pick<Deps, 'db' | 'events' | 'queue' | 'log'>

/**
 * Has each message pushed to its reader's devices, unless it has been read within seconds or told otherwise. Who waits is
 * held in memory, so that a message costs no statement of its own: what a process that is killed forgets is mailed, like
 * everything that stays unread.
 */
export function pushUnreadLater(deps: Telling): void {
  const waiting = createWaiting((readers) => enqueueUnread(deps, readers), pace, deps.log)
  deps.events.on('message.sent', ({ message, employerId, seekerId, isTold }: DomainEvents['message.sent']) => {
    const { chatId, sender } = message
    if (!isTold) waiting.add({ chatId, userId: sender === employerId ? seekerId : employerId })
  })
}

/** Enqueues the pushes for those of the readers who have devices and have left something unread; answers those who may still be reading. */
export async function enqueueUnread(
  deps: Pick<Deps, 'db' | 'events' | 'queue'>,
  readers: readonly Reader[],
): Promise<{ told: Reader[]; early: Reader[] }> {
  const devices = await devicesToTell(deps.db, [...new Set(readers.map(({ userId }) => userId))], 'messages')
  const reachable = readers.filter(({ userId }) => devices.some((device) => device.userId === userId))
  if (reachable.length === 0) return { told: [], early: [] }
  const unread = await listUnread(deps.db, reachable, pace.patienceSeconds)
  const told = unread.filter((part) => part.is_left)
  const pushes = told.flatMap(({ chatId, userId }) =>
    devices.filter((device) => device.userId === userId).map(({ sessionId }) => ({ sessionId, userId, chatId })),
  )
  await inTransaction(deps, (tx) => deps.queue.enqueue(tx, 'push-messages', pushes))
  return { told, early: unread.filter((part) => !part.is_left) }
}

/** Pushes how much is unread in a chat to one device, unless it has been read meanwhile; what was written stays in the chat. Throws when it may go through later. */
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
