import { type RawBuilder, sql } from 'kysely'
import type { BatchJob } from '../domain/batch-jobs.ts'
import type { Db } from './database.ts'

/** Condition of a batch: the row did not fail in this job, or may be tried again. `id` is a column or an expression. */
export const isRetryable = (job: BatchJob, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from failed_rows
    where failed_rows.job = ${sql.lit(job)} and failed_rows.row_id = (${id})::text and failed_rows.retry_at > now())`

/** Records that a row failed. It is tried again after 5 minutes, then after twice as long each time, at most a day. */
export const recordFailedRow = (db: Db, { job, id, reason }: { job: BatchJob; id: string; reason: string }) =>
  sql`
    insert into failed_rows (job, row_id, reason, retry_at)
    values (${job}, ${id}, ${reason}, now() + interval '5 minutes')
    on conflict (job, row_id) do update set
      attempts = failed_rows.attempts + 1, reason = excluded.reason, failed_at = now(),
      retry_at = now() + least(interval '1 day', interval '5 minutes' * 2 ^ least(failed_rows.attempts, 10))`.execute(
    db,
  )

/** Ids of rows that failed before and may be tried again. */
export const listRetriedRows = async (db: Db, job: BatchJob): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('failed_rows')
    .select('row_id')
    .where('job', '=', job)
    .where('retry_at', '<=', sql<Date>`now()`)
    .execute()
  return new Set(rows.map((row) => row.row_id))
}

export const deleteFailedRow = (db: Db, job: BatchJob, id: string) =>
  db.deleteFrom('failed_rows').where('job', '=', job).where('row_id', '=', id).execute()

/** Rows that failed and were not handled since, the latest first, at most 1,000. */
export const listFailedRows = (db: Db) =>
  db.selectFrom('failed_rows').selectAll().orderBy('failed_at', 'desc').limit(1_000).execute()

/** Forgets failures that did not recur for 30 days: the row is gone, or another run handled it. */
export const purgeFailedRows = (db: Db) =>
  db.deleteFrom('failed_rows').where('failed_at', '<', sql<Date>`now() - interval '30 days'`).execute()
