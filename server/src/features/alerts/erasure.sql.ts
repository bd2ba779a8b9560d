import type { Tx } from '../../db/database.ts'

/** Saved searches, when they are told next, and what was told. */
export async function deleteAlertsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('alerts').where('user_id', '=', userId).execute()
  await tx.deleteFrom('alert_digests').where('user_id', '=', userId).execute()
  await tx.deleteFrom('told_jobs').where('user_id', '=', userId).execute()
}
