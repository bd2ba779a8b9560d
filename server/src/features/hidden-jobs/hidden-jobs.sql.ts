import { limits } from '@hearback/contract/values/limits.ts'
import { sql } from 'kysely'
import { lockAccount, nextSlot } from '../../db/bounded-slots.ts'
import type { Db, Tx } from '../../db/database.ts'
import { isJobShown } from '../../db/visibility.ts'

/** Hides the job; returns false when there is no such job. Closed jobs make room first, then the oldest. */
export async function insertHiddenJob(tx: Tx, seekerId: string, jobId: string): Promise<boolean> {
  await lockAccount(tx, seekerId)
  const isOpen = sql`(select status = 'open' and expires_at > now() from jobs where jobs.id = taken.job_id)`
  const order = sql`${isOpen}, taken.created_at`
  const slot = nextSlot({ table: 'hidden_jobs', order, slots: limits.hiddenJobs, seekerId })
  const { rows } = await sql`
    with job as (select id from jobs where id = ${jobId} and ${isJobShown()}),
    hidden as (insert into hidden_jobs (seeker_id, slot, job_id, created_at)
      select ${seekerId}, ${slot}, id, clock_timestamp() from job
      where not exists (select from hidden_jobs where seeker_id = ${seekerId} and job_id = ${jobId})
      on conflict (seeker_id, slot) do update set job_id = excluded.job_id, created_at = excluded.created_at)
    select id from job`.execute(tx)
  return rows.length > 0
}

export const deleteHiddenJob = (db: Db, seekerId: string, jobId: string) =>
  db.deleteFrom('hidden_jobs').where('seeker_id', '=', seekerId).where('job_id', '=', jobId).execute()

/** Jobs hidden by moderation are left out. */
const shown = (db: Db, seekerId: string) =>
  db
    .selectFrom('hidden_jobs')
    .innerJoin('jobs', 'jobs.id', 'hidden_jobs.job_id')
    .where('seeker_id', '=', seekerId)
    .where(isJobShown())

/** Ids of one page, or all of them, latest hidden first. */
export const listHiddenJobIds = (db: Db, seekerId: string, page?: { page: number; limit: number }) =>
  shown(db, seekerId)
    .select('job_id as id')
    .orderBy('hidden_jobs.created_at', 'desc')
    .orderBy('job_id')
    .limit(page?.limit ?? limits.hiddenJobs)
    .offset(page ? (page.page - 1) * page.limit : 0)
    .execute()

export const countHiddenJobs = (db: Db, seekerId: string) =>
  shown(db, seekerId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()

export const deleteHiddenJobsOf = (db: Db, seekerId: string) =>
  db.deleteFrom('hidden_jobs').where('seeker_id', '=', seekerId).execute()
