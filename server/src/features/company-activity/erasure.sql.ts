import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId, PersonId } from '../../db/ids.ts'

/** Removes a person from entries that stay. */
export const removeActor = (tx: Tx, userId: PersonId) =>
  tx.updateTable('company_activity').set({ member_id: null }).where('member_id', '=', userId).execute()

/** Deletes all entries of a company, which has no members anymore. */
export const deleteEntriesOf = (tx: Tx, companyId: CompanyId) =>
  tx.deleteFrom('company_activity').where('company_id', '=', companyId).execute()

/** Deletes up to `limit` entries of more than two years ago; returns their number. */
export async function deleteOldEntries(db: Db, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('company_activity')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('company_activity')
        .select('id')
        .where('at', '<', sql<Date>`now() - interval '2 years'`)
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
