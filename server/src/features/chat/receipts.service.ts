import type { Deps } from '../../deps.ts'
import { partyId, type Viewer } from '../../domain/viewer.ts'
import { noSuchChat, sideOf } from './conversation/chat.service.ts'
import { markDelivered, markRead } from './receipts.sql.ts'

interface Mark {
  chatId: string
  /** Up to this sequence number, clamped to the newest message. */
  seq: number
  kind: 'delivered' | 'read'
}

const statements = { delivered: markDelivered, read: markRead } as const

/**
 * Moves the viewer's receipts, stamps the other person's messages, and notifies both. Receipts never move back; reading
 * implies delivery. Throws not_found.
 */
export async function markMessages(
  deps: Pick<Deps, 'db' | 'events'>,
  viewer: Viewer,
  { chatId, seq, kind }: Mark,
): Promise<{ readSeq: number; unreadCount: number }> {
  const userId = partyId(viewer)
  const marked = await statements[kind](deps.db, { chatId, seq, side: sideOf(viewer), readerId: userId })
  if (!marked) throw noSuchChat()
  const { delivered_seq: deliveredSeq, read_seq: readSeq, employer_id: employerId, seeker_id: seekerId } = marked
  if (marked.has_moved) {
    const receipt = { chatId, userId, deliveredSeq, readSeq, at: marked.at.toISOString() }
    deps.events.emit('messages.marked', { receipt, employerId, seekerId })
  }
  return { readSeq, unreadCount: marked.unread }
}
