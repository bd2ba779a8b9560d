import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { CompanyId, PersonId } from '../../db/ids.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'

const zone = sql`zone_or_utc((select time_zone from users where id = absences.user_id))`
/** The last whole day in the member's zone. */
const lastDay = sql<string>`((until - interval '1 microsecond') at time zone ${zone})::date::text`
const isNow = sql<boolean>`until > now()`

export const findAbsence = (db: Db, userId: PersonId) =>
  db
    .selectFrom('absences')
    .select(['covered_by', lastDay.as('last_day')])
    .where('user_id', '=', userId)
    .where(isNow)
    .executeTakeFirst()

/** Stores an absence through a day within a year, covered by another member; undefined if either is not so. */
export const upsertAbsence = (
  db: Db,
  { companyId, userId }: CompanyViewer,
  { until, coveredBy }: { until: string; coveredBy: string },
) =>
  db
    .insertInto('absences')
    .columns(['user_id', 'company_id', 'until', 'covered_by'])
    .expression(sql`select ${userId}::uuid, company_id, finish, user_id
      from company_members, (select (${until}::date + 1)::timestamp at time zone zone_or_utc(time_zone) as finish
        from users where id = ${userId}) as asked
      where user_id = ${coveredBy} and user_id <> ${userId} and company_id = ${companyId} and role <> 'contributor'
        and finish > now() and finish <= now() + interval '1 year 1 day'`)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        company_id: eb.ref('excluded.company_id'),
        until: eb.ref('excluded.until'),
        covered_by: eb.ref('excluded.covered_by'),
      })),
    )
    .returning(['covered_by', lastDay.as('last_day')])
    .executeTakeFirst()

/** Whether this is an owner or a recruiter of the company. */
export const isMember = (db: Db, companyId: CompanyId, userId: string) =>
  db
    .selectFrom('company_members')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('role', '<>', 'contributor')
    .executeTakeFirst()
    .then((row) => row !== undefined)

export const deleteAbsence = (db: Db, userId: PersonId) =>
  db.deleteFrom('absences').where('user_id', '=', userId).execute()
