import type { Tx } from '../../db/database.ts'
import { deleteAlertsOf } from './erasure.sql.ts'

export async function eraseAlerts(tx: Tx, userId: string): Promise<void> {
  await deleteAlertsOf(tx, userId)
}
