import type { Tx } from '../../db/database.ts'
import { blankMessagesOf, closeChatsOf, deleteMessageFilesOf } from './erasure.sql.ts'

/** Takes what a person wrote and sent for good, and closes their chats; the others keep their own messages, and the order of all. */
export async function eraseMessages(tx: Tx, senderId: string): Promise<void> {
  await deleteMessageFilesOf(tx, senderId)
  await blankMessagesOf(tx, senderId)
  await closeChatsOf(tx, senderId)
}
