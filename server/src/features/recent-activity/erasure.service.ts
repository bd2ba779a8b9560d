import type { Tx } from '../../db/database.ts'
import { deleteRecentSearches, deleteViewedJobs } from './recent-activity.sql.ts'

export async function eraseActivity(tx: Tx, seekerId: string): Promise<void> {
  await deleteViewedJobs(tx, seekerId)
  await deleteRecentSearches(tx, seekerId)
}
