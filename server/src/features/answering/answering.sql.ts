import { limits } from '@hearback/contract/values/limits.ts'
import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import { awaitsAnswer } from '../../db/awaits-answer.ts'
import type { Database, Db } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'

type Due = 'all' | 'today' | 'overdue'
interface Page {
  page: number
  limit: number
}

const isOverdue = sql<boolean>`(applications.answer_due_at <= now())`
/** Due later today (UTC). */
const isDueToday = sql<boolean>`(applications.answer_due_at > now()
  and applications.answer_due_at < (date_trunc('day', now() at time zone 'utc') + interval '1 day') at time zone 'utc')`

const isUnopened = sql<boolean>`(applications.status = 'applied' and viewed_at is null)`

const dueConditions = { all: sql<boolean>`true`, today: isDueToday, overdue: isOverdue }

export interface WaitingFilters extends Page {
  due: Due
  job?: string | undefined
  unopened: boolean
}

/** A page of the employer's applications that are waiting for an answer, with their jobs, ordered by deadline; and the total. */
export async function listWaiting(db: Database, employerId: CompanyId, filters: WaitingFilters) {
  const { due, job, unopened, page, limit } = filters
  const waiting = db
    .selectFrom('applications')
    .where('employer_id', '=', employerId)
    .where(awaitsAnswer())
    .where(dueConditions[due])
    .$if(job !== undefined, (query) => query.where('job_id', '=', job ?? ''))
    .$if(unopened, (query) => query.where(isUnopened))
  const [{ total }, rows] = await Promise.all([
    waiting.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    waiting
      .select(['id', 'job_id', 'seeker_id'])
      .orderBy('answer_due_at')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ])
  return { rows, total }
}

/** A page of the employer's upcoming interviews, soonest first, then those without a chosen time, with the total. */
export async function listInterviewApplicationIds(db: Db, employerId: CompanyId, { page, limit }: Page) {
  const interviews = db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .where('interviews.employer_id', '=', employerId)
    .where('interviews.superseded_at', 'is', null)
    .where('applications.status', '=', sql.lit('interview'))
    .where((eb) =>
      eb.or([eb('picked', 'is', null), eb('picked', '>', sql<Date>`now() - make_interval(mins => minutes)`)]),
    )
  const { total } = await interviews.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await interviews
    .select('applications.id')
    .orderBy('picked', (order) => order.asc().nullsLast())
    .orderBy('interviews.created_at')
    .orderBy('interviews.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { ids: rows.map((row) => row.id), total }
}

/** The values of merge fields for these applications to the employer, unordered. */
export const listMergeValues = (db: Db, employerId: CompanyId, ids: readonly string[]) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('employers', 'employers.user_id', 'applications.employer_id')
    .innerJoin('seekers', 'seekers.user_id', 'applications.seeker_id')
    .select(['applications.id', 'seekers.first_name', 'jobs.title', 'employers.business_name'])
    .where('applications.employer_id', '=', employerId)
    .where('applications.id', '=', anyUuid(ids))
    .execute()

const reached = (status: 'interview' | 'hired') => sql`exists (
  select from application_steps s where s.application_id = applications.id and s.to_status = ${sql.lit(status)})`
const inEitherRound = (instant: 'viewed_at' | 'answered_at') => sql`(applications.${sql.ref(instant)} is not null
  or rounds = 2 and exists (select from earlier_rounds earlier
    where earlier.application_id = applications.id and earlier.${sql.ref(instant)} is not null))`
const counted = <N extends string>(condition: unknown, name: N) =>
  sql<number>`count(*) filter (where ${condition})`.as(name)

/** Hiring funnel of applications received in the last 90 days: how many reached each stage. */
export const countStages = (db: Db, employerId: CompanyId) =>
  db
    .selectFrom('applications')
    .select([
      sql<number>`count(*)`.as('received'),
      counted(inEitherRound('viewed_at'), 'viewed'),
      counted(inEitherRound('answered_at'), 'answered'),
      // Only applications that can have reached the stage are looked up in the history.
      counted(sql`(answered_at is not null or rounds = 2) and ${reached('interview')}`, 'interviews'),
      counted(sql`applications.status in ('hired', 'rejected') and ${reached('hired')}`, 'hired'),
    ])
    .where('employer_id', '=', employerId)
    .where('applied_at', '>', sql<Date>`now() - make_interval(days => ${limits.figuresDays})`)
    .executeTakeFirstOrThrow()

const summed = <N extends string>(condition: unknown, name: N) =>
  sql<number>`(sum(count(*) filter (where ${condition})) over ())::int`.as(name)

/** Counts the employer's waiting applications, and lists the jobs with most of them, in one scan. */
export async function countWaiting(db: Db, employerId: CompanyId, limit: number) {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('applications')
        .select('job_id')
        .select((count) => count.fn.countAll<number>().as('waiting'))
        .select([summed(isDueToday, 'dueToday'), summed(isOverdue, 'overdue'), summed(isUnopened, 'unread')])
        .where('employer_id', '=', employerId)
        .where(awaitsAnswer())
        .groupBy('job_id')
        .orderBy('waiting', 'desc')
        .orderBy('job_id')
        .limit(limit)
        .as('most'),
    )
    .innerJoin('jobs', 'jobs.id', 'most.job_id')
    .select(['jobs.id', 'jobs.title', 'most.waiting', 'most.dueToday', 'most.overdue', 'most.unread'])
    .orderBy('most.waiting', 'desc')
    .orderBy('jobs.id')
    .execute()
  const { dueToday, overdue, unread } = rows[0] ?? { dueToday: 0, overdue: 0, unread: 0 }
  return { dueToday, overdue, unread, jobs: rows.map(({ id, title, waiting }) => ({ id, title, waiting })) }
}

/** Counts the employer's open jobs. */
export async function countOpenJobs(db: Db, employerId: CompanyId): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('employer_id', '=', employerId)
    .where('status', '=', sql.lit('open'))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return count
}
