import type { Db } from '../../db/database.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { noSuchChat, sideIn } from './conversation/chat.service.ts'
import { findChat } from './conversation/chats.sql.ts'

export interface OpenChat {
  readonly otherId: string
  readonly lastSeq: number
  /** Neither has blocked the other: they may see whether the other is here, and types. */
  readonly isFree: boolean
}

/** Whether neither has blocked the other; false for a chat that is gone. */
export async function isFreeChat(db: Db, id: string): Promise<boolean> {
  const chat = await findChat(db, id)
  return chat?.is_unblocked ?? false
}

/** What a screen that shows this chat needs; throws not_found for whom it is none of. */
export async function openChat(db: Db, viewer: Viewer, id: string): Promise<OpenChat> {
  const chat = await findChat(db, id)
  const side = sideIn(viewer, chat)
  if (!chat) throw noSuchChat()
  return {
    otherId: side === 'employer' ? chat.seeker_id : chat.employer_id,
    lastSeq: chat.last_seq,
    isFree: chat.is_unblocked,
  }
}
