import { sql } from 'kysely'
import { awaitsAnswer } from './awaits-answer.ts'

/** Days after which an interview without an outcome is marked (specification 7). */
const interviewDays = 45

/** The derived status of an application (ApplicationStanding of the contract). */
export const standing = sql<string>`case when applications.answered_at is not null and applications.status in ('applied', 'viewed')
  then 'answered' else applications.status::text end`

/** The answer is late, or an interview has had no outcome for 45 days. */
export const isOverdue = sql<boolean>`(
  (${awaitsAnswer()} and applications.answer_due_at <= now())
  or (applications.status = 'interview' and applications.status_changed_at <= now() - make_interval(days => ${interviewDays})))`
