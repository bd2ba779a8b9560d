import type { ReportStage } from '@hearback/contract/hiring/hiring-report.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { sql } from 'kysely'
import { isClaimedAnswer } from '../../db/awaits-answer.ts'
import type { Db } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'

/** Selects applications of a company by the days on which they were received, in a time zone. */
export interface Received {
  readonly companyId: CompanyId
  /** Undefined selects those of all jobs. */
  readonly jobId: string | undefined
  readonly since: string
  readonly until: string
  readonly timeZone: string
}

/**
 * The period in the company's zone. Without a first day it begins `limits.figuresDays` days before its end, which is
 * today by default.
 */
export const findPeriod = (
  db: Db,
  companyId: CompanyId,
  { since, until }: { since?: string | undefined; until?: string | undefined },
) =>
  db
    .selectFrom('users')
    .select([
      sql<string>`zone_or_utc(time_zone)`.as('timeZone'),
      sql<string>`${day(until)}::text`.as('until'),
      sql<string>`coalesce(${since ?? null}::date, ${day(until)} - ${sql.lit(limits.figuresDays - 1)})::text`.as(
        'since',
      ),
    ])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()

const day = (until: string | undefined) =>
  sql`coalesce(${until ?? null}::date, (now() at time zone zone_or_utc(time_zone))::date)`

/** A job of the company, also a deleted one. */
export const findReportJob = (db: Db, companyId: CompanyId, id: string) =>
  db
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('id', '=', id)
    .where('employer_id', '=', companyId)
    .executeTakeFirst()

const received = (db: Db, { companyId, jobId, since, until, timeZone }: Received) =>
  db
    .selectFrom('applications')
    .where('applications.employer_id', '=', companyId)
    .where('applied_at', '>=', sql<Date>`${since}::date::timestamp at time zone ${timeZone}`)
    .where('applied_at', '<', sql<Date>`(${until}::date + 1)::timestamp at time zone ${timeZone}`)
    .$if(jobId !== undefined, (query) => query.where('job_id', '=', jobId ?? ''))

const count = (condition: unknown) => sql<number>`count(*) filter (where ${condition})`
/** Lower quartile, median and upper quartile in seconds; null without rows. */
const quartiles = (seconds: unknown, condition: unknown) =>
  sql<
    number[] | null
  >`percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${seconds}) filter (where ${condition})`
const isAnswered = sql`answered_at is not null`
const isClaimed = sql<boolean>`(answered_at is not null and ${isClaimedAnswer('applications.id', sql`applications.rounds`)})`
const answerTime = quartiles(sql`extract(epoch from answered_at - applied_at)::integer`, isAnswered)

const finished = (stage: ReportStage) => sql`${sql.ref(`seconds_${stage}`)} is not null and status <> ${sql.lit(stage)}`
const stageFigures = <S extends ReportStage>(stage: S) =>
  [
    count(finished(stage)).as(`${stage}_finished`),
    count(sql`status = ${sql.lit(stage)}`).as(`${stage}_current`),
    quartiles(sql.ref(`seconds_${stage}`), finished(stage)).as(`${stage}_time`),
  ] as const

/** Counts, answer time, and the time in each stage of those that left it. */
export const measureStages = (db: Db, applications: Received) =>
  received(db, applications)
    .select([sql<number>`count(*)`.as('applications'), count(isAnswered).as('answered'), answerTime.as('answer_time')])
    .select(count(isClaimed).as('claimed'))
    .select(stageFigures('applied'))
    .select(stageFigures('viewed'))
    .select(stageFigures('shortlisted'))
    .select(stageFigures('interview'))
    .select(stageFigures('offered'))
    .executeTakeFirstOrThrow()
export type Stages = Awaited<ReturnType<typeof measureStages>>

/** Sources with the outcomes of their applications, most applications first. */
export const listSources = (db: Db, applications: Received) =>
  received(db, applications)
    .select(sql<string>`coalesce(source, 'unknown')`.as('source'))
    .select([
      sql<number>`count(*)`.as('applications'),
      count(isAnswered).as('answered'),
      count(sql`seconds_interview is not null or status = 'interview'`).as('interviews'),
      count(sql`status = 'hired'`).as('hired'),
    ])
    .groupBy(sql`coalesce(source, 'unknown')`)
    .orderBy('applications', 'desc')
    .orderBy('source')
    .execute()

/** First answers by their author, with the name of members and the first name of former ones. */
export const listAnswersByMember = (db: Db, applications: Received) =>
  db
    .selectFrom(
      received(db, applications)
        .select('answered_by')
        .select([sql<number>`count(*)`.as('answered'), answerTime.as('answer_time'), count(isClaimed).as('claimed')])
        .where('answered_at', 'is not', null)
        .groupBy('answered_by')
        .orderBy('answered', 'desc')
        .orderBy('answered_by')
        .limit(sql.lit(limits.reportJobs))
        .as('answers'),
    )
    .leftJoin('company_members as member', (join) =>
      join.onRef('member.user_id', '=', 'answered_by').on('member.company_id', '=', applications.companyId),
    )
    .leftJoin('employers', 'employers.user_id', 'member.user_id')
    .leftJoin('former_members as former', (join) =>
      join.onRef('former.user_id', '=', 'answered_by').on('former.company_id', '=', applications.companyId),
    )
    .select(['answered_by', 'answered', 'claimed', 'answer_time', 'member.user_id', 'former.first_name as former_name'])
    .select(
      sql<string>`concat_ws(' ', coalesce(member.first_name, employers.first_name),
        coalesce(member.last_name, employers.last_name))`.as('name'),
    )
    .orderBy('answered', 'desc')
    .orderBy('answered_by')
    .execute()

/** Jobs that were closed in the period and not opened again, by what the company said about the hire. */
export const countClosings = (db: Db, { companyId, jobId, since, until, timeZone }: Received) =>
  db
    .selectFrom('job_closings')
    .select([
      count(sql`hired = 'here'`).as('here'),
      count(sql`hired = 'elsewhere'`).as('elsewhere'),
      count(sql`hired = 'no_one'`).as('noOne'),
    ])
    .where('employer_id', '=', companyId)
    .where('reopened_at', 'is', null)
    .where('closed_at', '>=', sql<Date>`${since}::date::timestamp at time zone ${timeZone}`)
    .where('closed_at', '<', sql<Date>`(${until}::date + 1)::timestamp at time zone ${timeZone}`)
    .$if(jobId !== undefined, (query) => query.where('job_id', '=', jobId ?? ''))
    .executeTakeFirstOrThrow()

/** The jobs with most applications, with the number of all. */
export const listAnswersByJob = (db: Db, applications: Received) =>
  db
    .selectFrom(
      db
        // The offset keeps the planner from reading an index in the order of jobs, which holds those of all companies.
        .selectFrom(
          received(db, applications)
            .select(['job_id', 'applied_at', 'answered_at', isClaimed.as('is_claimed')])
            .offset(sql.lit(0))
            .as('one'),
        )
        .select('job_id')
        .select([sql<number>`count(*)`.as('applications'), count(isAnswered).as('answered')])
        .select([answerTime.as('answer_time'), sql<number>`count(*) over ()`.as('jobs')])
        .select(count(sql`is_claimed`).as('claimed'))
        .groupBy('job_id')
        .orderBy('applications', 'desc')
        .orderBy('job_id')
        .limit(sql.lit(limits.reportJobs))
        .as('answers'),
    )
    .innerJoin('jobs as job', 'job.id', 'answers.job_id')
    .select([
      'job.id',
      'job.title',
      'job.deleted_at',
      'applications',
      'answered',
      'claimed',
      'answer_time',
      'answers.jobs',
    ])
    .orderBy('applications', 'desc')
    .orderBy('job.id')
    .execute()
