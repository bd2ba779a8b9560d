import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'

const thisMonth: RawBuilder<string> = sql<string>`date_trunc('month', now() at time zone 'utc')::date`

/** Records a company view of this month. Returns false if it exists already, also for all but one of several concurrent calls. */
export async function insertCompanyView(tx: Tx, seekerId: string, employerId: CompanyId): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('company_views')
    .values({ seeker_id: seekerId, employer_id: employerId, month: thisMonth })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Whether the two share an application, chat or offer, and whether the company already counts this month. */
export const findContact = (db: Db, seekerId: string, employerId: CompanyId) =>
  db
    .selectNoFrom([
      sql<boolean>`exists (select from applications where seeker_id = ${seekerId} and employer_id = ${employerId})
        or exists (select from chats where seeker_id = ${seekerId} and employer_id = ${employerId})
        or exists (select from offers where seeker_id = ${seekerId} and employer_id = ${employerId})`.as('in_contact'),
      sql<boolean>`exists (select from company_views
        where seeker_id = ${seekerId} and employer_id = ${employerId} and month = ${thisMonth})`.as('is_counted'),
    ])
    .executeTakeFirstOrThrow()

export const deletePastViews = (db: Db) => db.deleteFrom('company_views').where('month', '<', thisMonth).execute()

export const deleteViewsOf = (db: Db, seekerId: string) =>
  db.deleteFrom('company_views').where('seeker_id', '=', seekerId).execute()
