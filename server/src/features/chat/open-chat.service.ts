import type { Db } from '../../db/database.ts'
import type { Viewer } from '../../viewer.ts'
import { noSuchChat, sideIn } from './chat.service.ts'
import { findChat } from './chats.sql.ts'

export interface OpenChat {
  readonly otherId: string
  readonly lastSeq: number
  /** Neither has blocked the other: they may see whether the other is here, and types. */
  readonly isFree: boolean
}

/** What a screen that shows this chat needs; throws not_found for whom it is none of. */
export async function openChat(db: Db, viewer: Viewer, id: string): Promise<OpenChat> {
  const chat = await findChat(db, id)
  const side = sideIn(viewer, chat)
  if (!chat) throw noSuchChat()
  return {
    otherId: side === 'employer' ? chat.seeker_id : chat.employer_id,
    lastSeq: chat.last_seq,
    isFree: chat.employer_blocked_at === null && chat.seeker_blocked_at === null,
  }
}
