import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { deleteSalaryPostsOf } from './erasure.sql.ts'

/** Deletes where a company's jobs were and what they are called in salary figures. Figures of several companies stay. */
export async function eraseSalaryPosts(tx: Tx, employerId: CompanyId): Promise<void> {
  await deleteSalaryPostsOf(tx, employerId)
}
