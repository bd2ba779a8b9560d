import type { Tx } from '../../db/database.ts'
import { deleteSummarySchedule } from './weekly-summary.sql.ts'

export async function eraseWeeklySummary(tx: Tx, seekerId: string): Promise<void> {
  await deleteSummarySchedule(tx, seekerId)
}
