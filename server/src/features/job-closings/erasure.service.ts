import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { deleteClosingsOf } from './job-closings.sql.ts'

/** Deletes what a company said when it closed its jobs. No one is told afterwards. */
export async function eraseClosings(tx: Tx, employerId: CompanyId): Promise<void> {
  await deleteClosingsOf(tx, employerId)
}
