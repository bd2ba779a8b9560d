import type { Db, Tx } from '../../db/database.ts'
import { deleteMessagesOf, deleteOldMessages } from './contact.sql.ts'

export async function eraseContactMessages(tx: Tx, userId: string): Promise<void> {
  await deleteMessagesOf(tx, userId)
}

/** Deletes contact messages after their retention period; runs daily. */
export async function purgeContactMessages({ db }: { db: Db }): Promise<void> {
  await deleteOldMessages(db)
}
