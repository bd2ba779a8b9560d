import type { StoredFilters } from '@hearback/contract/jobs/alerts.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { sql } from 'kysely'
import { lockAccount, nextSlot } from '../../db/bounded-slots.ts'
import type { Db, Tx } from '../../db/database.ts'
import { toJsonb } from '../../db/jsonb.ts'
import { isJobShown } from '../../db/visibility.ts'

/** Adds a visible job to those that the seeker viewed, or moves it to the front; the longest unviewed one makes room. */
export async function insertViewedJob(tx: Tx, seekerId: string, jobId: string): Promise<void> {
  await lockAccount(tx, seekerId)
  const slot = nextSlot({ table: 'viewed_jobs', order: sql`taken.viewed_at`, slots: limits.viewedJobs, seekerId })
  await sql`
    with again as (update viewed_jobs set viewed_at = clock_timestamp()
      where seeker_id = ${seekerId} and job_id = ${jobId} returning slot)
    insert into viewed_jobs (seeker_id, slot, job_id, viewed_at)
    select ${seekerId}, ${slot}, id, clock_timestamp() from jobs
    where id = ${jobId} and ${isJobShown()} and not exists (select from again)
    on conflict (seeker_id, slot) do update set job_id = excluded.job_id, viewed_at = excluded.viewed_at`.execute(tx)
}

/** Ids of the viewed jobs that are neither hidden by moderation nor by the seeker, latest view first. */
export const listViewedIds = (db: Db, seekerId: string, limit: number) =>
  db
    .selectFrom('viewed_jobs')
    .innerJoin('jobs', 'jobs.id', 'viewed_jobs.job_id')
    .select('viewed_jobs.job_id as id')
    .where('viewed_jobs.seeker_id', '=', seekerId)
    .where(isJobShown())
    .where(
      sql<boolean>`not exists (select from hidden_jobs
        where hidden_jobs.seeker_id = ${seekerId} and hidden_jobs.job_id = viewed_jobs.job_id)`,
    )
    .orderBy('viewed_at', 'desc')
    .orderBy('viewed_jobs.job_id')
    .limit(limit)
    .execute()

/** Adds a search to those of the seeker, or moves it to the front; the oldest one makes room. */
export async function insertRecentSearch(tx: Tx, seekerId: string, filters: StoredFilters): Promise<void> {
  await lockAccount(tx, seekerId)
  const json = sql`${toJsonb(filters)}::jsonb`
  const slot = nextSlot({
    table: 'recent_searches',
    order: sql`taken.searched_at`,
    slots: limits.recentSearches,
    seekerId,
  })
  await sql`
    with again as (update recent_searches set searched_at = clock_timestamp()
      where seeker_id = ${seekerId} and filters_hash = md5(${json}::text) returning slot)
    insert into recent_searches (seeker_id, slot, filters, searched_at)
    select ${seekerId}, ${slot}, ${json}, clock_timestamp() where not exists (select from again)
    on conflict (seeker_id, slot) do update set filters = excluded.filters, searched_at = excluded.searched_at`.execute(
    tx,
  )
}

export const listSearchRows = (db: Db, seekerId: string) =>
  db
    .selectFrom('recent_searches')
    .select(['filters', 'searched_at'])
    .where('seeker_id', '=', seekerId)
    .orderBy('searched_at', 'desc')
    .orderBy('slot')
    .execute()

export const deleteViewedJobs = (db: Db, seekerId: string) =>
  db.deleteFrom('viewed_jobs').where('seeker_id', '=', seekerId).execute()

export const deleteRecentSearches = (db: Db, seekerId: string) =>
  db.deleteFrom('recent_searches').where('seeker_id', '=', seekerId).execute()

/** Deletes views and searches that are older than 90 days. */
export async function deleteOldActivity(db: Db): Promise<void> {
  const old = sql<Date>`now() - interval '90 days'`
  await db.deleteFrom('viewed_jobs').where('viewed_at', '<', old).execute()
  await db.deleteFrom('recent_searches').where('searched_at', '<', old).execute()
}
