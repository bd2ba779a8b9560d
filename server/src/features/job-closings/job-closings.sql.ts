import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import { isRetryable } from '../../db/failed-rows.ts'
import type { CompanyId } from '../../db/ids.ts'
import type { JobClosings } from '../../db/schema.ts'
import { isActiveAccount } from '../../db/visibility.ts'

/**
 * Applications without a decision. One that the company says it answered elsewhere is left out: its person has heard, and
 * may be the one who was hired. So is one who has an offer of the company for this job, or for none in particular.
 */
const isUndecided = sql<boolean>`(applications.status in ('applied', 'viewed') and not exists (
  select from answer_claims claim where claim.application_id = applications.id and claim.round = applications.rounds
    and (claim.outcome is null or claim.outcome in ('confirmed', 'uncontested'))) and not exists (
  select from offers where offers.employer_id = applications.employer_id and offers.seeker_id = applications.seeker_id
    and coalesce(offers.job_id, applications.job_id) = applications.job_id and offers.status in ('pending', 'accepted')))`

/** Counts whom closing the job concerns. */
export const countApplicants = (db: Db, jobId: string) =>
  db
    .selectFrom('applications')
    .select([
      sql<number>`count(*) filter (where ${isUndecided})`.as('waiting'),
      sql<number>`count(*) filter (where status in ('shortlisted', 'interview', 'offered'))`.as('in_progress'),
      sql<number>`count(*) filter (where status = 'hired')`.as('hired'),
    ])
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow()

/** Stores a closing; undefined if the job has a current one. */
export const insertClosing = (tx: Tx, closing: Insertable<JobClosings>) =>
  tx
    .insertInto('job_closings')
    .values(closing)
    .onConflict((conflict) => conflict.column('job_id').where('reopened_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst()

/** The closing that counts now; undefined if the job was not closed with an answer, or opened again. */
export const findCurrent = (db: Db, jobId: string) =>
  db
    .selectFrom('job_closings')
    .selectAll()
    .select(sql<boolean>`answers_at > now()`.as('is_undoable'))
    .where('job_id', '=', jobId)
    .where('reopened_at', 'is', null)
    .executeTakeFirst()
export type ClosingRow = Pick<NonNullable<Awaited<ReturnType<typeof findCurrent>>>, 'id' | 'hired' | 'answers_at'>

/** Changes what a repeated call says about the hire; the answers are those of the first call. */
export const setHired = (tx: Tx, id: string, hired: string) =>
  tx.updateTable('job_closings').set({ hired }).where('id', '=', id).execute()

/**
 * Closings with answers to send except these, the earliest of each company first, at most 1,000; none of a suspended company.
 */
export const listDue = (db: Db, except: readonly string[]) =>
  db
    .selectFrom('job_closings')
    .innerJoin('users as company', 'company.id', 'job_closings.employer_id')
    .select(['job_closings.id', 'job_id', 'job_closings.employer_id', 'closed_by', 'hired', 'message', 'tells'])
    .where('settled_at', 'is', null)
    .where('reopened_at', 'is', null)
    .where('answers_at', '<=', sql<Date>`now()`)
    .where(sql<boolean>`not job_closings.id = any (${except}::uuid[])`)
    .where(isActiveAccount('company'))
    .orderBy(sql`row_number() over (partition by job_closings.employer_id order by answers_at, job_closings.id)`)
    .orderBy('answers_at')
    .limit(1_000)
    .execute()
export type DueClosing = Awaited<ReturnType<typeof listDue>>[number]

/** The next applications that the closing answers, by id, with the merge values of their person. */
export const listWaiting = (db: Db, jobId: string, after: string | null, limit: number) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('employers', 'employers.user_id', 'applications.employer_id')
    .innerJoin('seekers', 'seekers.user_id', 'applications.seeker_id')
    .select(['applications.id', 'seekers.first_name', 'jobs.title', 'employers.business_name'])
    .where('applications.job_id', '=', jobId)
    .where(isUndecided)
    .where(isRetryable('job-closings', sql.ref('applications.id')))
    .$if(after !== null, (query) => query.where('applications.id', '>', after ?? ''))
    .orderBy('applications.id')
    .limit(limit)
    .execute()
export type WaitingApplication = Awaited<ReturnType<typeof listWaiting>>[number]

/** Whether the closing counts, and the application still waits. */
export async function isToBeTold(tx: Tx, closingId: string, applicationId: string): Promise<boolean> {
  const { rows } = await sql`
    select from job_closings, applications where job_closings.id = ${closingId} and reopened_at is null
      and applications.id = ${applicationId} and ${isUndecided}`.execute(tx)
  return rows.length > 0
}

/** Settles a closing unless someone still waits, for instance after a failure. */
export const settle = (db: Db, { id, job_id: jobId, tells }: DueClosing) =>
  db
    .updateTable('job_closings')
    .set({ settled_at: sql`now()`, message: '' })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .$if(tells, (query) =>
      query.where(
        sql<boolean>`not exists (select from applications where applications.job_id = ${jobId} and ${isUndecided})`,
      ),
    )
    .execute()

export const deleteClosingsOf = (tx: Tx, employerId: CompanyId) =>
  tx.deleteFrom('job_closings').where('employer_id', '=', employerId).execute()
