import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

export const deleteNotificationsOf = (tx: Tx, userId: string) =>
  tx.deleteFrom('notifications').where('user_id', '=', userId).execute()

export const deleteNotificationsOfKinds = (tx: Tx, userId: string, kinds: readonly string[]) =>
  tx
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('kind', '=', sql<string>`any(${kinds}::text[])`)
    .execute()

export const deleteMutedMailsOf = (tx: Tx, userId: string) =>
  tx.deleteFrom('muted_mails').where('user_id', '=', userId).execute()

export const deletePushesOf = async (tx: Tx, userId: string) => {
  await tx.deleteFrom('push_devices').where('user_id', '=', userId).execute()
  await tx.deleteFrom('muted_pushes').where('user_id', '=', userId).execute()
}
