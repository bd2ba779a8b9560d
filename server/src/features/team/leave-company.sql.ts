import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'

export const findCompanyId = async (db: Db, userId: string): Promise<CompanyId | undefined> =>
  (await db.selectFrom('company_members').select('company_id').where('user_id', '=', userId).executeTakeFirst())
    ?.company_id

/** The members of a company, contributors last, then oldest account first. */
export const listRoles = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('company_members')
    .select(['user_id', 'role'])
    .where('company_id', '=', companyId)
    .orderBy(sql`role = 'contributor'`)
    .orderBy('user_id')
    .execute()

export const makeOwner = (tx: Tx, userId: string) =>
  tx
    .updateTable('company_members')
    .set({ role: sql.lit('owner') })
    .where('user_id', '=', userId)
    .execute()

export const deleteMembership = (tx: Tx, userId: string) =>
  tx.deleteFrom('company_members').where('user_id', '=', userId).execute()
