import { normalizeEmail } from '@hearback/contract/values/contact-primitives.ts'
import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Db, Tx } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'
import {
  isActiveAccount,
  isHiddenVacancy,
  isJobListed,
  isJobShown,
  type Listing,
  newlyListedDays,
} from '../../db/visibility.ts'
import { lockPerson } from './alerts.sql.ts'
import { nextDigest } from './rhythm.sql.ts'

/** Lists up to `most` people with a due digest, the longest overdue first. */
export const listDuePeople = (db: Db, most: number) =>
  db
    .selectFrom('alert_digests')
    .innerJoin('users', 'users.id', 'alert_digests.user_id')
    .select(['alert_digests.user_id', 'users.email', sql<Date>`now()`.as('now')])
    .where('next_at', '<=', sql<Date>`now()`)
    .where(isActiveAccount())
    .where(isRetryable('digests', sql.ref('alert_digests.user_id')))
    .orderBy('next_at')
    .limit(most)
    .execute()

/** Makes the digest of the person with this email due now; returns false when they have none. */
export async function makeDigestDue(tx: Tx, email: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('alert_digests')
    .set({ next_at: sql`now()` })
    .where('user_id', 'in', (eb) => eb.selectFrom('users').select('id').where('email', '=', normalizeEmail(email)))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Reschedules the digest by its rhythm; returns false when another process has already done so. */
export async function takeDigest(tx: Tx, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('alert_digests')
    .set({ next_at: nextDigest(sql<string>`time_zone`, sql<string>`rhythm`) })
    .where('user_id', '=', userId)
    .where('next_at', '<=', sql<Date>`now()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes the schedule of a person without saved searches and follows, unless they chose a rhythm. The lock excludes a concurrent one. */
export async function deleteIdleDigest(tx: Tx, userId: string): Promise<void> {
  await lockPerson(tx, userId)
  await tx
    .deleteFrom('alert_digests')
    .where('user_id', '=', userId)
    .where('rhythm', '=', 'daily')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('alerts').select('id').where('alerts.user_id', '=', userId))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('company_follows').select('employer_id').where('seeker_id', '=', userId))),
    )
    .execute()
}

/** Marks jobs published before `until` as seen. A search saved in the meantime keeps its later time. */
export const setSeen = (tx: Tx, userId: string, until: Date) =>
  tx
    .updateTable('alerts')
    .set({ seen_until: sql`greatest(seen_until, ${until})` })
    .where('user_id', '=', userId)
    .execute()

/** Identifies reposts of the same job: employer, title and city. */
const jobKey = sql<string>`md5(concat_ws(' ', jobs.employer_id, lower(jobs.title), lower(jobs.city)))`

/**
 * Publication numbers of open jobs from before `since` whose company is listed only since then, the latest 1,000. They are new to
 * alerts if they were published at most `newlyListedDays` before the listing.
 */
export async function listNewlyListedJobs(db: Db, since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('employers')
    .innerJoin('jobs', 'jobs.employer_id', 'employers.user_id')
    .select('search_seq')
    .where('employers.listed_at', '>=', since)
    .where('jobs.status', '=', sql.lit('open'))
    .where('jobs.expires_at', '>', sql<Date>`now()`)
    .where('jobs.published_at', '<', since)
    .where(
      'jobs.published_at',
      '>=',
      sql<Date>`employers.listed_at - make_interval(days => ${sql.lit(newlyListedDays)})`,
    )
    .where(isJobShown())
    .orderBy('search_seq', 'desc')
    .limit(1_000)
    .execute()
  return rows.map((row) => row.search_seq)
}

/** Returns the jobs, with their keys, that the person has neither been sent nor hidden (under any posting) nor applied to. */
export const listUnsentJobs = (db: Db, listing: Listing, userId: string, jobIds: readonly string[]) =>
  db
    .selectFrom('jobs')
    .select(['jobs.id', jobKey.as('key')])
    .where('jobs.id', '=', anyUuid(jobIds))
    .where('jobs.status', '=', sql.lit('open'))
    .where('jobs.expires_at', '>', sql<Date>`now()`)
    .where(
      sql<boolean>`not exists (select from told_jobs where user_id = ${userId} and (job_key = ${jobKey} or job_id = jobs.id))`,
    )
    .where(isJobListed(listing))
    .where(({ not }) => not(isHiddenVacancy(userId)))
    .where(sql<boolean>`not exists (select from applications where seeker_id = ${userId} and job_id = jobs.id)`)
    .execute()

/** Fails on a job that was already sent, which rolls back the transaction including its mail. */
export const insertSentJobs = (tx: Tx, userId: string, told: readonly { id: string; key: string }[]) =>
  tx
    .insertInto('told_jobs')
    .values(told.map(({ id, key }) => ({ user_id: userId, job_id: id, job_key: key })))
    .execute()

/** After a year, a job with the same key may be sent again. */
export const deleteOldSentJobs = (db: Db) =>
  db.deleteFrom('told_jobs').where('told_at', '<', sql<Date>`now() - interval '1 year'`).execute()
