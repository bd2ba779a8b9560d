import { type Insertable, sql } from 'kysely'
import { anyUuid } from '../db/any-uuid.ts'
import type { Db, Tx } from '../db/database.ts'
import type { DB } from '../db/schema.ts'

/** A row as it is inserted. */
export type RowOf<T extends keyof DB> = Insertable<DB[T]>

const chunk = 500

/** Inserts rows in batches within the parameter limit; returns their ids in order if the table has an id. */
export async function insertRows<T extends 'users' | 'jobs' | 'applications' | 'chats'>(
  db: Db,
  table: T,
  rows: RowOf<T>[],
): Promise<string[]> {
  const ids: string[] = []
  for (let start = 0; start < rows.length; start += chunk) {
    const inserted = await db
      .insertInto(table)
      .values(rows.slice(start, start + chunk) as never)
      .returning('id' as never)
      .execute()
    ids.push(...(inserted as unknown as { id: string }[]).map(({ id }) => id))
  }
  return ids
}

/** Like insertRows, without returning ids. */
export async function insertOnly<T extends keyof DB>(db: Db, table: T, rows: RowOf<T>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += chunk) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + chunk) as never)
      .execute()
  }
}

/** Whether there are no accounts yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).execute()).length === 0
}

export const companiesByName = (db: Db) =>
  db.selectFrom('employers').select('user_id').orderBy('business_name').execute()

/** Moves an account from the company that it founded to that of a colleague. */
export const joinTeam = (db: Db, member: RowOf<'company_members'>) =>
  db.updateTable('company_members').set(member).where('user_id', '=', member.user_id).execute()

export const setLogo = (db: Db, id: string, key: string) =>
  db.updateTable('employers').set({ picture_key: key }).where('user_id', '=', id).execute()

export const seekersByEmail = (db: Db) =>
  db.selectFrom('users').select(['id', 'email']).where('user_type', '=', 'jobseeker').execute()

/** The applications of these people that still stand, in order of insertion. */
export const applicationsToSend = (db: Db, seekerIds: readonly string[]) =>
  db
    .selectFrom('applications')
    .select(['id', 'seeker_id', 'applied_at'])
    .where('seeker_id', '=', anyUuid(seekerIds))
    .where('status', '<>', 'withdrawn')
    .orderBy('id')
    .execute()

export const countApplications = (db: Db) =>
  sql`update jobs set applications_count = counted.applications
    from (select job_id, count(*)::int as applications from applications group by job_id) as counted
    where jobs.id = counted.job_id`.execute(db)

/** Stores the ratings of what is shown. */
export async function countRatings(db: Db): Promise<void> {
  for (const [table, about] of [
    ['employers', 'employer'],
    ['seekers', 'seeker'],
  ] as const) {
    await sql`update ${sql.table(table)} rated set rating_sum = counted.sum, rating_count = counted.count
      from (select subject_id, sum(rating)::int as sum, count(*)::int as count from reviews
        where about = ${about} and shown_from <= now() group by subject_id) as counted
      where rated.user_id = counted.subject_id`.execute(db)
  }
}

/** Logs the posts and the steps of companies, as their acts would have. */
export async function logDemoActivity(db: Db): Promise<void> {
  await sql`insert into company_activity (company_id, at, is_automatic, member_id, act, job_id)
    select employer_id, published_at, false, employer_id, 'job_posted', id from jobs where source is null`.execute(db)
  await sql`insert into company_activity (company_id, at, is_automatic, member_id, act, job_id, application_id, before, after)
    select employer_id, step.at, by = 'system', case when by = 'employer' then actor_id end, 'application_moved', job_id,
      application_id, jsonb_build_object('status', from_status), jsonb_build_object('status', to_status)
    from application_steps step join applications on applications.id = application_id where by <> 'seeker'`.execute(db)
}

/** Schedules the weekly summaries of all applicants. */
export const scheduleSummaries = (tx: Tx) =>
  sql`insert into weekly_summaries (seeker_id, next_at)
    select distinct seeker_id, next_monday('America/Boise', 8) from applications`.execute(tx)
