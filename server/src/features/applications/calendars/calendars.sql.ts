import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { CompanyId } from '../../../db/ids.ts'
import { isActiveAccount } from '../../../db/visibility.ts'

/** The serial of the account's calendar address; undefined without one. */
export const findSerial = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('calendar_addresses').select('serial').where('user_id', '=', userId).executeTakeFirst())?.serial

/** Sets another serial, which ends an earlier address. */
export const renewSerial = async (db: Db, userId: string): Promise<string> => {
  const serial = sql<string>`gen_random_uuid()`
  const row = await db
    .insertInto('calendar_addresses')
    .values({ user_id: userId, serial })
    .onConflict((found) => found.column('user_id').doUpdateSet({ serial, created_at: sql`now()` }))
    .returning('serial')
    .executeTakeFirstOrThrow()
  return row.serial
}

export const deleteAddress = (db: Db, userId: string) =>
  db.deleteFrom('calendar_addresses').where('user_id', '=', userId).execute()

/** The account whose address has this serial, with its company; undefined for a replaced address and a suspended account. */
export const findReader = (db: Db, userId: string, serial: string) =>
  db
    .selectFrom('calendar_addresses')
    .innerJoin('users', 'users.id', 'calendar_addresses.user_id')
    .leftJoin('company_members', 'company_members.user_id', 'users.id')
    .select(['users.id', 'users.language', 'company_members.company_id'])
    .where('calendar_addresses.user_id', '=', userId)
    .where('calendar_addresses.serial', '=', serial)
    .where(isActiveAccount())
    .executeTakeFirst()
export type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>>

/** Days after which an interview leaves the calendar. */
const pastDays = 90
const mostInterviews = 500

/**
 * Picked interviews of the last 90 days and to come, the latest first, at most 500. They are those of a job seeker, or those of the
 * jobs of which a member is notified. An interview to come ends with its application.
 */
export const listPicked = (db: Db, { id, company_id }: Reader) =>
  db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('employers', 'employers.user_id', 'applications.employer_id')
    .innerJoin('seekers', 'seekers.user_id', 'applications.seeker_id')
    .select([
      'interviews.id',
      'interviews.message',
      'interviews.mode',
      'interviews.place',
      'interviews.time_zone',
      'interviews.minutes',
      'interviews.picked',
      'interviews.revision',
      'interviews.calendar_id',
      'interviews.earlier_revisions',
      'interviews.created_at',
      'jobs.title as jobTitle',
      'employers.business_name as company',
    ])
    .select(sql<string>`concat_ws(' ', seekers.first_name, seekers.last_name)`.as('seekerName'))
    .where('interviews.picked', '>', sql<Date>`now() - make_interval(days => ${sql.lit(pastDays)})`)
    .where(sql<boolean>`case when interviews.picked > now()
      then interviews.superseded_at is null and applications.status = 'interview'
      else interviews.superseded_at is null or interviews.superseded_at >= interviews.picked end`)
    .where(company_id === null ? isOwn(id) : isNotified(company_id, id))
    .orderBy('interviews.picked', 'desc')
    .limit(mostInterviews)
    .execute()

const isOwn = (seekerId: string) => sql<boolean>`applications.seeker_id = ${seekerId}`

const isNotified = (companyId: CompanyId, memberId: string) =>
  sql<boolean>`applications.employer_id = ${companyId} and ${memberId}::uuid in (select members_of_job(${companyId}, jobs.id))`
