import type { Tx } from '../../db/database.ts'
import { deleteHiddenJobsOf } from './hidden-jobs.sql.ts'

export async function eraseHiddenJobs(tx: Tx, seekerId: string): Promise<void> {
  await deleteHiddenJobsOf(tx, seekerId)
}
