import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { payFrom, payMidpoint, payTo } from '../../db/pay-columns.ts'
import { isJobShown } from '../../db/visibility.ts'

/** Applications listed individually, newest first; aggregates cover all. */
const listed = 500
/** Minimum number of comparable jobs for a pay median. */
const comparable = 5

type Seen = 'viewed_at' | 'answered_at'
const share = (condition: unknown) => sql<number>`coalesce(avg((${condition})::int), 0)::float`
const reached = (status: string) => sql<boolean>`exists (
  select from application_steps s where s.application_id = applications.id and s.to_status = ${status})`
const counted = (condition: unknown) => sql<number>`count(*) filter (where ${condition})`
const daysTo = (seen: Seen, round: 'applications' | 'earlier') =>
  sql<number | null>`extract(epoch from ${sql.ref(`${round}.${seen}`)} - ${sql.ref(`${round}.applied_at`)}) / 86400`

/** True if it happened in either round of a repeated application. */
const happened = (seen: Seen) =>
  sql`coalesce(${sql.ref(`earlier.${seen}`)}, ${sql.ref(`applications.${seen}`)}) is not null`
const medianDaysTo = (seen: Seen) => sql<number | null>`percentile_cont(0.5) within group (
  order by coalesce(${daysTo(seen, 'earlier')}, ${daysTo(seen, 'applications')}))`

/** Aggregates over all applications of a seeker, including both rounds of repeated ones and their history. */
export const summarize = (db: Db, seekerId: string) =>
  db
    .selectFrom('applications')
    .leftJoin('earlier_rounds as earlier', 'earlier.application_id', 'applications.id')
    .select([
      sql<number>`count(*)`.as('total'),
      share(happened('viewed_at')).as('viewedRate'),
      share(happened('answered_at')).as('answeredRate'),
      share(reached('interview')).as('interviewRate'),
      medianDaysTo('viewed_at').as('medianDaysToView'),
      medianDaysTo('answered_at').as('medianDaysToAnswer'),
      counted(sql`applications.applied_at > now() - interval '30 days'`).as('lastThirtyDays'),
      counted(
        sql`applications.applied_at > now() - interval '60 days' and applications.applied_at <= now() - interval '30 days'`,
      ).as('previousThirtyDays'),
      counted(happened('viewed_at')).as('viewed'),
      counted(happened('answered_at')).as('answered'),
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

/** The last 12 ISO weeks (UTC), oldest first: applications made, and first answers of each round. */
export async function listWeeks(db: Db, seekerId: string) {
  const { rows } = await sql<{ week: string; applications: number; answers: number }>`
    with weeks as (
      select generate_series(this_week - interval '11 weeks', this_week, interval '1 week') as week
      from (select date_trunc('week', now() at time zone 'utc') as this_week) w
    ),
    rounds as (
      select applied_at, answered_at from applications where seeker_id = ${seekerId}
      union all
      select earlier.applied_at, earlier.answered_at
      from earlier_rounds earlier join applications on applications.id = earlier.application_id
      where seeker_id = ${seekerId}
    ),
    acts as (
      select applied_at as at, true as is_application from rounds
      union all
      select answered_at, false from rounds where answered_at is not null
    )
    select to_char(week, 'IYYY"-W"IW') as week,
      count(*) filter (where is_application) as applications,
      count(*) filter (where not is_application) as answers
    from weeks left join acts on date_trunc('week', acts.at at time zone 'utc') = week
    group by week order by week`.execute(db)
  return rows
}

/** Lists the latest applications with their jobs. */
export const listAnalyzed = (db: Db, seekerId: string) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('employers', 'employers.user_id', 'applications.employer_id')
    .select(['applications.id', 'applications.job_id', 'applications.employer_id', 'applications.status'])
    .select(['applications.applied_at', 'applications.viewed_at', 'applications.answered_at'])
    .select(['jobs.title', 'employers.business_name', payFrom, payTo, 'jobs.pay_period'])
    .select(['jobs.category', 'jobs.currency', daysTo('viewed_at', 'applications').as('days_to_view')])
    .select(daysTo('answered_at', 'applications').as('days_to_answer'))
    .where('applications.seeker_id', '=', seekerId)
    .orderBy('applications.applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(listed)
    .execute()

/** Median pay of the newest 300 open jobs of each kind that the seeker applied to; kinds with fewer than 5 jobs are left out. */
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
        select ${payMidpoint('j')} as middle from jobs j
        where j.category = kinds.category and j.currency = kinds.currency and j.pay_period = kinds.pay_period
          and j.status = 'open' and j.pay_from is not null and ${isJobShown('j')}
        order by j.published_at desc limit 300
      ) newest
    ) pay
    where pay.jobs >= ${comparable}`.execute(db)
  return rows
}
