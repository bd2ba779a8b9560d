import type { Tx } from '../../db/database.ts'
import { deleteSavedJobsOf } from './saved-jobs.sql.ts'

export async function eraseSavedJobs(tx: Tx, seekerId: string): Promise<void> {
  await deleteSavedJobsOf(tx, seekerId)
}
