import type { Message } from '@hearback/contract/hiring/chat.ts'
import type { Db } from '../../db/database.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { noSuchChat, sideIn } from './conversation/chat.service.ts'
import { writerView } from './conversation/chat.view.ts'
import { findChat } from './conversation/chats.sql.ts'

export interface OpenChat {
  readonly otherId: string
  readonly lastSeq: number
  /** True while neither has blocked the other, so that presence and typing are visible. */
  readonly isFree: boolean
  /** The viewer, as one of several members of the company. */
  readonly writer: Message['writer']
}

/** Whether neither has blocked the other; false for a deleted chat. */
export async function isFreeChat(db: Db, id: string): Promise<boolean> {
  const chat = await findChat(db, id)
  return chat?.is_unblocked ?? false
}

/** The data for opening a chat on a connection; throws not_found for anyone else. */
export async function openChat(db: Db, viewer: Viewer, id: string): Promise<OpenChat> {
  const chat = await findChat(db, id, viewer.userId)
  const side = sideIn(viewer, chat)
  if (!chat) throw noSuchChat()
  return {
    otherId: side === 'employer' ? chat.seeker_id : chat.employer_id,
    lastSeq: chat.last_seq,
    isFree: chat.is_unblocked,
    writer: side === 'employer' && chat.writer ? writerView(chat.writer) : undefined,
  }
}
