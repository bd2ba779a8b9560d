import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'

const noticeDays = sql.lit(3)

export interface EndedJob {
  id: string
  employer_id: string
  title: string
  is_imported: boolean
}

/** Expires up to `most` jobs that have ended; skips rows locked by other processes. */
export async function expireDueJobs(tx: Tx, most: number): Promise<EndedJob[]> {
  const { rows } = await sql<EndedJob>`
    update jobs set status = 'expired' from (
      select id from jobs where status in ('open', 'paused') and expires_at <= now()
        and ${isRetryable('job-expiry', sql.ref('jobs.id'))}
      order by expires_at limit ${most} for no key update skip locked
    ) as due where jobs.id = due.id returning jobs.id, jobs.employer_id, jobs.title, jobs.source is not null as is_imported`.execute(
    tx,
  )
  return rows
}

export interface EndingJob {
  id: string
  employer_id: string
  title: string
  email: string
  ends_in_days: number
}

/**
 * Marks open jobs that end within 3 days, once for each end date, and returns them. Excludes imported jobs, which have
 * no one to notify.
 */
export async function markEndingJobs(tx: Tx, most: number): Promise<EndingJob[]> {
  const { rows } = await sql<EndingJob>`
    update jobs set expiry_notice_for = jobs.expires_at from (
      select id from jobs
      where status = 'open' and source is null
        and expires_at > now() and expires_at <= now() + make_interval(days => ${noticeDays})
        and expiry_notice_for is distinct from expires_at
        and published_at < expires_at - make_interval(days => ${noticeDays})
        and ${isRetryable('job-endings', sql.ref('jobs.id'))}
      order by expires_at limit ${most} for no key update skip locked
    ) as ending, users
    where jobs.id = ending.id and users.id = jobs.employer_id
    returning jobs.id, jobs.employer_id, jobs.title, users.email,
      ceil(extract(epoch from jobs.expires_at - now()) / 86400)::int as ends_in_days`.execute(tx)
  return rows
}
