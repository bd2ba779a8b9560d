import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'

/** Returns false when the account is suspended already. */
export async function setSuspended(tx: Tx, id: string): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ suspended_at: sql`now()` })
    .where('id', '=', id)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function clearSuspension(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('users').set({ suspended_at: null }).where('id', '=', id).execute()
}

export const listMembers = async (db: Db, companyId: CompanyId): Promise<string[]> =>
  (await db.selectFrom('company_members').select('user_id').where('company_id', '=', companyId).execute()).map(
    ({ user_id }) => user_id,
  )
