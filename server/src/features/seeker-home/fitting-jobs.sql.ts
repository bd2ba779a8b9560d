import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Db } from '../../db/database.ts'
import { isHiddenVacancy } from '../../db/visibility.ts'

/** Returns those of the jobs that the seeker applied to, hides under another post, or viewed more than 7 days ago. */
export async function listKnownJobs(db: Db, seekerId: string, jobIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('job_id as id')
    .where('seeker_id', '=', seekerId)
    .where('job_id', '=', anyUuid(jobIds))
    .union(
      db
        .selectFrom('viewed_jobs')
        .select('job_id as id')
        .where('seeker_id', '=', seekerId)
        .where('viewed_at', '<', sql<Date>`now() - interval '7 days'`),
    )
    .union(
      db.selectFrom('jobs').select('jobs.id').where('jobs.id', '=', anyUuid(jobIds)).where(isHiddenVacancy(seekerId)),
    )
    .execute()
  return rows.map(({ id }) => id)
}
