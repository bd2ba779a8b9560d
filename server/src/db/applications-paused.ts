import type { ApplicationsPaused } from '@hearback/contract/jobs/jobs.ts'
import { applicationLimits } from '@hearback/contract/values/application-limits.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import { awaitsAnswer } from './awaits-answer.ts'

/** At least `count` waiting applications meet the condition; reads no more than that many. */
const hasWaiting = (condition: RawBuilder<unknown>, count: RawBuilder<unknown>) => sql<boolean>`exists (
  select from applications waiting where ${condition} and ${awaitsAnswer('waiting')} offset ${count} - 1)`

/** The company has at least 10 overdue applications. Reads that many entries of the index `applications_waiting`. */
const hasManyOverdue = (employerId: RawBuilder<unknown>): RawBuilder<boolean> =>
  hasWaiting(
    sql`waiting.employer_id = ${employerId} and waiting.answer_due_at <= now()`,
    sql.lit(applicationLimits.answeringFirstOverdue),
  )

/**
 * Less than half of the applications are answered in time, by `finished` and `answered` of the statement. A company
 * without enough finished applications for a figure has not answered half.
 */
export const answersLessThanHalf = sql<boolean>`(finished < ${sql.lit(limits.finishedApplications)} or 2 * answered < finished)`

/** By the stored figures, the company answers overdue applications before it takes new ones (product.md section 12). */
export const isAnsweringFirst = (employerId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(exists (
    select from response_stats stats where stats.employer_id = ${employerId} and ${answersLessThanHalf})
  and ${hasManyOverdue(employerId)})`

/** The job of the statement is imported, and a program of its company reads and answers applications (decision 71). */
export const takesImportedApplications = sql<boolean>`(jobs.source is not null and has_usable_key(jobs.employer_id))`

/**
 * Why the open job of the statement takes no applications for now; null if it takes them, is not open, or is imported and people
 * apply at its source.
 */
export const applicationsPaused: RawBuilder<ApplicationsPaused | null> = sql`case
  when jobs.status <> 'open' or (jobs.source is not null and not ${takesImportedApplications}) then null
  when jobs.applicant_limit is not null and ${hasWaiting(sql`waiting.job_id = jobs.id`, sql`jobs.applicant_limit`)} then 'full'
  when ${isAnsweringFirst(sql`jobs.employer_id`)} then 'answering_first' end`
