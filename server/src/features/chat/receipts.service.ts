import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../viewer.ts'
import { noSuchChat, sideIn } from './chat.service.ts'
import { lockChat, setMarks } from './chats.sql.ts'
import { countAfter, stampMessages } from './messages.sql.ts'

interface Mark {
  chatId: string
  /** Up to this number; beyond the newest message it means that one. */
  seq: number
  kind: 'delivered' | 'read'
}

/**
 * Notes how far the viewer has got; marks never go back, and reading is also delivery. The other's messages are stamped
 * with it. Counted anew under the row lock, so that no message that comes meanwhile is taken for read. Throws not_found.
 */
export async function markMessages(
  deps: Pick<Deps, 'db' | 'events'>,
  viewer: Viewer,
  { chatId, seq, kind }: Mark,
): Promise<{ readSeq: number; unreadCount: number }> {
  return inTransaction(deps, async (tx, publish) => {
    const chat = await lockChat(tx, chatId)
    const side = sideIn(viewer, chat)
    if (!chat) throw noSuchChat()
    const before = { delivered: chat[`${side}_delivered_seq`], read: chat[`${side}_read_seq`] }
    const reached = Math.min(seq, chat.last_seq)
    if (reached <= before[kind]) return { readSeq: before.read, unreadCount: chat[`${side}_unread`] }
    const isRead = kind === 'read'
    await stampMessages(tx, chatId, viewer.userId, { from: before[kind], to: reached, read: isRead })
    const readSeq = isRead ? reached : before.read
    const deliveredSeq = Math.max(reached, before.delivered)
    const unread = isRead ? (await countAfter(tx, chatId, viewer.userId, reached)).count : chat[`${side}_unread`]
    await setMarks(tx, chatId, side, { deliveredSeq, readSeq, unread })
    const receipt = { chatId, userId: viewer.userId, deliveredSeq, readSeq, at: new Date().toISOString() }
    publish('messages.marked', { receipt, employerId: chat.employer_id, seekerId: chat.seeker_id })
    return { readSeq, unreadCount: unread }
  })
}
