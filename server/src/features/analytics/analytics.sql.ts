import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** The latest applications are listed one by one; figures are over all. */
const listed = 500
/** Fewer comparable jobs say nothing about pay. */
const comparable = 5

const days = (from: string, to: string) =>
  sql<number | null>`extract(epoch from ${sql.ref(to)} - ${sql.ref(from)}) / 86400`
const share = (condition: unknown) => sql<number>`coalesce(avg((${condition})::int), 0)::float`
const reached = (status: string) => sql<boolean>`exists (
  select from application_steps s where s.application_id = applications.id and s.to_status = ${status})`
const counted = (condition: unknown) => sql<number>`count(*) filter (where ${condition})`
const median = (from: string, to: string) =>
  sql<number | null>`percentile_cont(0.5) within group (order by ${days(from, to)})`

/** The figures over all applications of a seeker, from their present round and the history. */
export const summarize = (db: Db, seekerId: string) =>
  db
    .selectFrom('applications')
    .select([
      sql<number>`count(*)`.as('total'),
      share(sql`viewed_at is not null`).as('viewedRate'),
      share(sql`answered_at is not null`).as('answeredRate'),
      share(reached('interview')).as('interviewRate'),
      median('applied_at', 'viewed_at').as('medianDaysToView'),
      median('applied_at', 'answered_at').as('medianDaysToAnswer'),
      counted(sql`applied_at > now() - interval '30 days'`).as('lastThirtyDays'),
      counted(sql`applied_at > now() - interval '60 days' and applied_at <= now() - interval '30 days'`).as(
        'previousThirtyDays',
      ),
      counted(sql`viewed_at is not null`).as('viewed'),
      counted(sql`answered_at is not null`).as('answered'),
      counted(reached('interview')).as('interview'),
      counted(reached('offered')).as('offered'),
      counted(reached('hired')).as('hired'),
    ])
    .where('seeker_id', '=', seekerId)
    .executeTakeFirstOrThrow()

export const countByStatus = (db: Db, seekerId: string) =>
  db
    .selectFrom('applications')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('seeker_id', '=', seekerId)
    .groupBy('status')
    .execute()

/**
 * The last 12 ISO weeks (UTC), the oldest first: applications made, and first answers of each round that came. Of a round
 * that was repeated only the steps are left, so that an answer by message does not count in it any more.
 */
export async function listWeeks(db: Db, seekerId: string) {
  const { rows } = await sql<{ week: string; applications: number; answers: number }>`
    with weeks as (
      select generate_series(this_week - interval '11 weeks', this_week, interval '1 week') as week
      from (select date_trunc('week', now() at time zone 'utc') as this_week) w
    ),
    steps as (
      select s.application_id, s.to_status, s.by, s.at,
        count(*) filter (where s.to_status = 'applied') over (partition by s.application_id order by s.at, s.id) as round
      from application_steps s join applications a on a.id = s.application_id where a.seeker_id = ${seekerId}
    ),
    acts as (
      select at, true as is_application from steps where to_status = 'applied'
      union all
      select min(s.at), false from steps s join applications a on a.id = s.application_id
      where s.by = 'employer' and s.to_status <> 'viewed' and s.round < a.rounds group by s.application_id, s.round
      union all
      select answered_at, false from applications where seeker_id = ${seekerId} and answered_at is not null
    )
    select to_char(week, 'IYYY"-W"IW') as week,
      count(*) filter (where is_application) as applications,
      count(*) filter (where not is_application) as answers
    from weeks left join acts on date_trunc('week', acts.at at time zone 'utc') = week
    group by week order by week`.execute(db)
  return rows
}

/** The latest applications with their job. */
export const listAnalyzed = (db: Db, seekerId: string) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('employers', 'employers.user_id', 'applications.employer_id')
    .select(['applications.id', 'applications.job_id', 'applications.employer_id', 'applications.status'])
    .select(['applications.applied_at', 'applications.viewed_at', 'applications.answered_at'])
    .select(['jobs.title', 'employers.business_name', 'jobs.pay_from', 'jobs.pay_to', 'jobs.pay_period'])
    .select(['jobs.category', 'jobs.currency', days('applied_at', 'viewed_at').as('days_to_view')])
    .select(days('applied_at', 'answered_at').as('days_to_answer'))
    .where('applications.seeker_id', '=', seekerId)
    .orderBy('applications.applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(listed)
    .execute()

/** The middle of the pay ranges of the newest 1,000 open jobs of each kind that the seeker applied to; kinds with fewer than 5 are missing. */
export async function listPayMedians(db: Db, seekerId: string) {
  const { rows } = await sql<{ category: string; currency: string; pay_period: string; median: number }>`
    select kinds.*, pay.median
    from (
      select distinct j.category, j.currency, j.pay_period
      from applications a join jobs j on j.id = a.job_id where a.seeker_id = ${seekerId}
    ) kinds
    cross join lateral (
      select percentile_cont(0.5) within group (order by middle) as median, count(*) as jobs
      from (
        select ((pay_from + pay_to) / 2)::float8 as middle from jobs j
        where j.category = kinds.category and j.currency = kinds.currency and j.pay_period = kinds.pay_period
          and j.status = 'open' and j.pay_from is not null
        order by j.published_at desc limit 1000
      ) newest
    ) pay
    where pay.jobs >= ${comparable}`.execute(db)
  return rows
}
