import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isJobShown } from '../../db/visibility.ts'

/** Returns false when there is no such job; idempotent. */
export async function insertSavedJob(db: Db, seekerId: string, jobId: string): Promise<boolean> {
  const { rows } = await sql`
    with job as (select id from jobs where id = ${jobId} and ${isJobShown()}),
    saved as (insert into saved_jobs (seeker_id, job_id) select ${seekerId}, id from job on conflict do nothing)
    select id from job`.execute(db)
  return rows.length > 0
}

export const deleteSavedJob = (db: Db, seekerId: string, jobId: string) =>
  db.deleteFrom('saved_jobs').where('seeker_id', '=', seekerId).where('job_id', '=', jobId).execute()

/** Jobs hidden by moderation are left out. */
const shown = (db: Db, seekerId: string) =>
  db
    .selectFrom('saved_jobs')
    .innerJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
    .where('seeker_id', '=', seekerId)
    .where(isJobShown())

/** Ids of one page, latest saved first. */
export const listSavedJobIds = (db: Db, seekerId: string, { page, limit }: { page: number; limit: number }) =>
  shown(db, seekerId)
    .select('job_id as id')
    .orderBy('saved_jobs.created_at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

/** All ids, latest saved first. */
export const listAllSavedJobIds = (db: Db, seekerId: string) =>
  shown(db, seekerId)
    .select('job_id as id')
    .orderBy('saved_jobs.created_at', 'desc')
    .orderBy('job_id', 'desc')
    .execute()

export const countSavedJobs = (db: Db, seekerId: string) =>
  shown(db, seekerId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()

export const deleteSavedJobsOf = (db: Db, seekerId: string) =>
  db.deleteFrom('saved_jobs').where('seeker_id', '=', seekerId).execute()
