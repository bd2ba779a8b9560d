import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'

/** Locks an application to the company, which serializes what its members write about it. */
export const lockApplicationTo = (tx: Tx, companyId: CompanyId, id: string) =>
  tx
    .selectFrom('applications')
    .select(['id', 'seeker_id'])
    .where('id', '=', id)
    .where('employer_id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Keeps the accounts from being erased until the end of the transaction; returns false if one already is. */
export async function holdAccounts(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const rows = await tx
    .selectFrom('users')
    .select(sql<boolean>`origin = 'erased'`.as('is_erased'))
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute()
  return rows.every((row) => !row.is_erased)
}
