import { sql } from 'kysely'
import { awaitsAnswer } from '../../db/awaits-answer.ts'
import type { Database } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'

/** Today where the day begins first, at UTC+14. */
const latestToday = sql<string>`((now() at time zone 'utc') + interval '14 hours')::date`

/**
 * Jobs of the company whose decision day is over somewhere on earth, with their undecided applicants; the earliest day
 * first. Applicants with an offer, a rejection or an answer given elsewhere are decided.
 */
export const listPossiblyPassed = (db: Database, employerId: CompanyId, limit: number) =>
  db
    .selectFrom('jobs')
    .innerJoin('applications', 'applications.job_id', 'jobs.id')
    .select((eb) => ['jobs.id', eb.fn.countAll<number>().as('undecided'), sql<Date>`now()`.as('now')])
    .where('jobs.employer_id', '=', employerId)
    .where('jobs.decision_by', '<', latestToday)
    .where((eb) => eb.or([awaitsAnswer(), sql<boolean>`applications.status in ('shortlisted', 'interview')`]))
    .groupBy('jobs.id')
    .orderBy('jobs.decision_by')
    .orderBy('jobs.id')
    .limit(limit)
    .execute()
