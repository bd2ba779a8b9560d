import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { isJobShown } from '../../../db/visibility.ts'

/** Creates the salt of the day unless it exists. */
export const insertSalt = (db: Db) =>
  db
    .insertInto('view_salts')
    .defaultValues()
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()

/**
 * Counts a view in one statement, unless it is the viewer's second of the day or the viewer owns the job. The unique
 * row of the view makes it exact under concurrency. Views are undefined without a visible job. `salted` is false before
 * the salt of the day exists; then nothing is counted.
 */
export async function insertView(
  db: Db,
  { jobId, viewer, userId }: { jobId: string; viewer: string; userId: string | null },
): Promise<{ views: number | undefined; salted: boolean }> {
  const { rows } = await sql<{ views: number | null; salted: boolean }>`
    with today as (select day, salt from view_salts where day = (now() at time zone 'utc')::date),
    job as (select id, employer_id, views from jobs where id = ${jobId}
      and (${isJobShown()} or employer_id = ${userId}::uuid)),
    seen as (
      insert into job_views (job_id, day, viewer)
      select job.id, today.day, sha256(convert_to(today.salt || ${viewer}, 'UTF8')) from job, today
      where job.employer_id is distinct from ${userId}::uuid
      on conflict do nothing returning job_id
    ),
    counted as (update jobs set views = jobs.views + 1 from seen where jobs.id = seen.job_id returning jobs.views)
    select coalesce((select views from counted), (select views from job)) as views,
      exists (select 1 from today) as salted`.execute(db)
  return { views: rows[0]?.views ?? undefined, salted: rows[0]?.salted ?? false }
}

/** Deletes views and salts of the day before yesterday and earlier, which no longer affect counts. */
export async function deleteOldViews(db: Db): Promise<void> {
  const old = sql<string>`(now() at time zone 'utc')::date - 2`
  await db.deleteFrom('job_views').where('day', '<', old).execute()
  await db.deleteFrom('view_salts').where('day', '<', old).execute()
}
