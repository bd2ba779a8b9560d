import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isJobShown } from '../../db/visibility.ts'

/** For so long a removed job comes back with its note and to its place. */
const undoHours = 1
const canUndo = sql<boolean>`saved_jobs.removed_at > now() - make_interval(hours => ${sql.lit(undoHours)})`

/** Returns false when there is no such job; idempotent. */
export async function insertSavedJob(db: Db, seekerId: string, jobId: string): Promise<boolean> {
  const { rows } = await sql`
    with job as (select id from jobs where id = ${jobId} and ${isJobShown()}),
    saved as (insert into saved_jobs (seeker_id, job_id) select ${seekerId}, id from job
      on conflict (seeker_id, job_id) do update set removed_at = null,
        note = case when ${canUndo} then saved_jobs.note else '' end,
        created_at = case when ${canUndo} then saved_jobs.created_at else now() end
      where saved_jobs.removed_at is not null)
    select id from job`.execute(db)
  return rows.length > 0
}

const one = (seekerId: string, jobId: string) => sql<boolean>`seeker_id = ${seekerId} and job_id = ${jobId}`

/** Deletes the row, or marks it as removed while it has a note that an undo must restore. */
export async function removeSavedJob(db: Db, seekerId: string, jobId: string): Promise<void> {
  await sql`
    with gone as (delete from saved_jobs where ${one(seekerId, jobId)} and note = '')
    update saved_jobs set removed_at = now() where ${one(seekerId, jobId)} and note <> '' and removed_at is null`.execute(
    db,
  )
}

export const deleteRemovedJobs = (db: Db) =>
  sql`delete from saved_jobs where removed_at < now() - make_interval(hours => ${sql.lit(undoHours)})`.execute(db)

/** Replaces the note if it still is `was`, or already is the new one; undefined if not, or if the job is not saved. */
export const updateNote = (db: Db, seekerId: string, jobId: string, { note, was }: { note: string; was?: string }) =>
  db
    .updateTable('saved_jobs')
    .set({ note })
    .where(one(seekerId, jobId))
    .where('removed_at', 'is', null)
    .$if(was !== undefined, (query) => query.where('note', 'in', [was ?? '', note]))
    .returning('note')
    .executeTakeFirst()

export const findNote = (db: Db, seekerId: string, jobId: string) =>
  db
    .selectFrom('saved_jobs')
    .select('note')
    .where(one(seekerId, jobId))
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/** Jobs hidden by moderation are left out. */
const shown = (db: Db, seekerId: string) =>
  db
    .selectFrom('saved_jobs')
    .innerJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
    .where('seeker_id', '=', seekerId)
    .where('saved_jobs.removed_at', 'is', null)
    .where(isJobShown())

/** Ids and notes of one page, latest saved first. */
export const listSavedRows = (db: Db, seekerId: string, { page, limit }: { page: number; limit: number }) =>
  shown(db, seekerId)
    .select(['job_id as id', 'saved_jobs.note'])
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
