import type { Tx } from '../../db/database.ts'
import { deleteMutedMailsOf, deleteNotificationsOf } from './erasure.sql.ts'

/** Forgets what the person was told and which mails they wanted. */
export async function eraseNotifications(tx: Tx, userId: string): Promise<void> {
  await deleteNotificationsOf(tx, userId)
  await deleteMutedMailsOf(tx, userId)
}
