import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { isCompanyListed } from '../../db/visibility.ts'

export const findListed = async (db: Db, id: CompanyId): Promise<boolean> =>
  (await db
    .selectFrom('employers')
    .select('user_id')
    .where('user_id', '=', id)
    .where(isCompanyListed())
    .executeTakeFirst()) !== undefined

/** Returns false if the company was approved before. */
export async function setApproved(tx: Tx, companyId: CompanyId): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('employers')
    .set({ approved_at: sql`now()` })
    .where('user_id', '=', companyId)
    .where('approved_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns false if the company had no approval. */
export async function clearApproved(tx: Tx, companyId: CompanyId): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('employers')
    .set({ approved_at: null })
    .where('user_id', '=', companyId)
    .where('approved_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
