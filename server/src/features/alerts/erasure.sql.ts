import type { Tx } from '../../db/database.ts'

/** Deletes saved searches, the digest schedule, and the record of sent jobs. */
export async function deleteAlertsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('alerts').where('user_id', '=', userId).execute()
  await tx.deleteFrom('alert_digests').where('user_id', '=', userId).execute()
  await tx.deleteFrom('told_jobs').where('user_id', '=', userId).execute()
}
