import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { noSuchChat, sideOf } from './conversation/chat.service.ts'
import { markDelivered, markRead } from './marks.sql.ts'

interface Mark {
  chatId: string
  /** Up to this number; beyond the newest message it means that one. */
  seq: number
  kind: 'delivered' | 'read'
}

const statements = { delivered: markDelivered, read: markRead } as const

/**
 * Notes how far the viewer has got; marks never go back, and reading is also delivery. The other's messages are stamped
 * with it, and both are told. Throws not_found.
 */
export async function markMessages(
  deps: Pick<Deps, 'db' | 'events'>,
  viewer: Viewer,
  { chatId, seq, kind }: Mark,
): Promise<{ readSeq: number; unreadCount: number }> {
  const { userId } = viewer
  const marked = await statements[kind](deps.db, { chatId, seq, side: sideOf(viewer), readerId: userId })
  if (!marked) throw noSuchChat()
  const { delivered_seq: deliveredSeq, read_seq: readSeq, employer_id: employerId, seeker_id: seekerId } = marked
  if (marked.has_moved) {
    const receipt = { chatId, userId, deliveredSeq, readSeq, at: marked.at.toISOString() }
    deps.events.emit('messages.marked', { receipt, employerId, seekerId })
  }
  return { readSeq, unreadCount: marked.unread }
}
