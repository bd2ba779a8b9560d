import { sql } from 'kysely'
import { standing } from '../../db/application-standing.ts'
import type { Db, Tx } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'
import { isActiveAccount } from '../../db/visibility.ts'

/** The next Monday at 8:00 in the time zone of the person. */
const nextMonday = (seekerId: string) =>
  sql<Date>`next_monday((select time_zone from users where users.id = ${seekerId}::uuid), 8)`

/** Schedules the summary of a person without one. Waits for a run that deletes the schedule in another transaction. */
export const scheduleSummary = (tx: Tx, seekerId: string) =>
  tx
    .insertInto('weekly_summaries')
    .values({ seeker_id: seekerId, next_at: nextMonday(seekerId) })
    .onConflict((conflict) => conflict.column('seeker_id').doUpdateSet({ next_at: sql`weekly_summaries.next_at` }))
    .execute()

/** People whose summary is due, the longest overdue first, at most `most`. */
export const listDueSummaries = (db: Db, most: number) =>
  db
    .selectFrom('weekly_summaries')
    .innerJoin('users', 'users.id', 'seeker_id')
    .select('seeker_id')
    .where('next_at', '<=', sql<Date>`now()`)
    .where(isActiveAccount())
    .where(isRetryable('weekly-summaries', sql.ref('seeker_id')))
    .orderBy('next_at')
    .limit(most)
    .execute()

/** Moves a due summary to the next week, and locks it; undefined if another process has done so. */
export const takeDueSummary = (tx: Tx, seekerId: string) =>
  tx
    .updateTable('weekly_summaries')
    .set({ next_at: nextMonday(seekerId) })
    .where('seeker_id', '=', seekerId)
    .where('next_at', '<=', sql<Date>`now()`)
    .returning(sql<Date>`greatest(sent_at, now() - interval '8 days')`.as('since'))
    .executeTakeFirst()

export const setSummarySent = (tx: Tx, seekerId: string) =>
  tx.updateTable('weekly_summaries').set({ sent_at: sql`now()` }).where('seeker_id', '=', seekerId).execute()

/** Ends the schedule; the next application begins it again. */
export const deleteSummarySchedule = (tx: Tx, seekerId: string) =>
  tx.deleteFrom('weekly_summaries').where('seeker_id', '=', seekerId).execute()

/** The reader of the summary; undefined if their account is about to be erased. */
export const findSummaryReader = (db: Db, seekerId: string) =>
  db
    .selectFrom('users')
    .select(['email', 'language', 'time_zone'])
    .where('id', '=', seekerId)
    .where('id', 'not in', (eb) => eb.selectFrom('account_deletions').select('user_id'))
    .executeTakeFirst()

/** Whether others changed the application after the time. */
const isNewsSince = (since: Date) => sql<boolean>`(applications.status not in ('applied', 'withdrawn', 'declined')
    and applications.status_changed_at > ${since}) or coalesce(applications.answered_at > ${since}, false)`

/** The applications of a person that are open or have news since the time, those with news first; at most 100. */
export const listSummaryRows = (db: Db, seekerId: string, since: Date) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('employers', 'employers.user_id', 'applications.employer_id')
    .leftJoin('answer_claims', (join) =>
      join
        .onRef('answer_claims.application_id', '=', 'applications.id')
        .onRef('answer_claims.round', '=', 'applications.rounds')
        .on('answer_claims.settled_at', 'is', null),
    )
    .select(['applications.id', standing.as('standing'), 'jobs.title', 'employers.business_name as company'])
    .select(['applications.answer_due_at', 'applications.answered_at', 'answer_claims.settles_at as claimed_until'])
    .select(sql<boolean>`applications.answer_due_at <= now()`.as('is_late'))
    .select(isNewsSince(since).as('is_news'))
    .where('applications.seeker_id', '=', seekerId)
    .where(
      sql<boolean>`(applications.status in ('applied', 'viewed', 'shortlisted', 'interview', 'offered') or ${isNewsSince(since)})`,
    )
    .orderBy('is_news', 'desc')
    .orderBy('applications.answer_due_at')
    .orderBy('applications.id')
    .limit(100)
    .execute()
export type SummaryRow = Awaited<ReturnType<typeof listSummaryRows>>[number]
