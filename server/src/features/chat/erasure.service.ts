import type { Tx } from '../../db/database.ts'
import {
  blankFormerMember,
  blankMessagesOf,
  closeChatsOf,
  deleteFormerMembersOf,
  deleteMessageFilesOf,
} from './erasure.sql.ts'

/** Erases a person's messages and files, and closes their chats. Other people keep their messages and the order of all. */
export async function eraseMessages(tx: Tx, senderId: string): Promise<void> {
  await deleteMessageFilesOf(tx, senderId)
  await blankMessagesOf(tx, senderId)
  await closeChatsOf(tx, senderId)
  await deleteFormerMembersOf(tx, senderId)
}

/** Erases the name of the person in the chats of companies that they belonged to, which stay. */
export async function eraseWriter(tx: Tx, userId: string): Promise<void> {
  await blankFormerMember(tx, userId)
}
