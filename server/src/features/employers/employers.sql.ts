import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const openJobs = sql<number>`(select count(*) from jobs
  where jobs.employer_id = employers.user_id and jobs.status = 'open' and jobs.expires_at > now())`

const employers = (db: Db) =>
  db
    .selectFrom('employers')
    .innerJoin('response_stats', 'response_stats.employer_id', 'employers.user_id')
    .selectAll('employers')
    .select(['response_stats.finished', 'response_stats.answered', 'response_stats.median_hours'])
    .select(openJobs.as('open_jobs'))

export type EmployerRow = NonNullable<Awaited<ReturnType<typeof findEmployer>>>

/** A company with its response figures and the number of its open jobs. */
export const findEmployer = (db: Db, id: string) => employers(db).where('user_id', '=', id).executeTakeFirst()

/** Companies in no particular order; ids that name none are left out. */
export const listEmployersByIds = (db: Db, ids: readonly string[]) =>
  employers(db).where('user_id', '=', sql<string>`any(${ids}::uuid[])`).execute()
