import type { Deps } from '../../deps.ts'
import { partyId, type Viewer } from '../../domain/viewer.ts'
import { noSuchChat, sideOf } from './conversation/chat.service.ts'
import { markDelivered, markRead, markReadByMember } from './receipts.sql.ts'

interface Mark {
  chatId: string
  /** Up to this sequence number, clamped to the newest message. */
  seq: number
  kind: 'delivered' | 'read'
}

const statements = { delivered: markDelivered, read: markRead } as const

/**
 * Moves the viewer's receipts, stamps the other person's messages, and notifies the other person and the viewer's own
 * connections. Receipts never move back; reading implies delivery. A member of a company moves the receipts of the
 * company and an own read position, which is returned. Throws not_found.
 */
export async function markMessages(
  deps: Pick<Deps, 'db' | 'events'>,
  viewer: Viewer,
  { chatId, seq, kind }: Mark,
): Promise<{ readSeq: number; unreadCount: number }> {
  const readerId = partyId(viewer)
  const side = sideOf(viewer)
  const marked = await statements[kind](deps.db, { chatId, seq, side, readerId, userId: viewer.userId })
  if (!marked) throw noSuchChat()
  const { delivered_seq: deliveredSeq, read_seq: readSeq, employer_id: employerId, seeker_id: seekerId } = marked
  const own = marked.has_own_position
    ? await markReadByMember(deps.db, { chatId, userId: viewer.userId, reached: marked.reached })
    : undefined
  if (marked.has_moved || own) {
    const receipt = { chatId, userId: readerId, deliveredSeq, readSeq, at: marked.at.toISOString() }
    const otherId = side === 'employer' ? seekerId : employerId
    deps.events.emit('messages.marked', {
      ...(marked.has_moved && { told: { receipt, otherId } }),
      own: { ...receipt, ...(own && { readSeq: own.read_seq }) },
      userId: viewer.userId,
    })
  }
  return { readSeq: own?.read_seq ?? readSeq, unreadCount: own?.unread ?? marked.unread }
}
