import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Db } from '../../db/database.ts'
import { payMidpoint } from '../../db/pay-columns.ts'
import { isJobShown } from '../../db/visibility.ts'

export interface CountRow {
  category: string | null
  place_id: number | null
  jobs: number
  changed_at: Date
}
type Kind = 'byCategory' | 'byPlace' | 'byBoth'
interface Sizes {
  /** Towns and pairs with fewer jobs are left out. */
  readonly enough: number
  readonly most: Record<'categories' | 'places' | 'pairs', number>
}

/** Counts open jobs by category, by town, and by both, largest first, up to `most` of each. Reads one index once. */
export async function countOpenJobs(db: Db, { enough, most }: Sizes): Promise<Record<Kind, CountRow[]>> {
  const sums = sql`sum(jobs)::int as jobs, max(changed_at) as changed_at from counted`
  const first = (count: number) => sql`order by jobs desc, category, place_id limit ${count}`
  const { rows } = await sql<CountRow & { kind: Kind }>`
    with counted as materialized (
      select category, place_id, count(*)::int as jobs, max(updated_at) as changed_at from jobs
      where status = 'open' and ${isJobShown()} group by category, place_id),
    categories as (select category, null::int as place_id, ${sums} group by 1 ${first(most.categories)}),
    places as (select null::text as category, place_id, ${sums} where place_id is not null
      group by 2 having sum(jobs) >= ${enough} ${first(most.places)}),
    pairs as (select * from counted where place_id is not null ${first(most.pairs)})
    select 'byCategory' as kind, * from categories union all select 'byPlace', * from places
    union all select 'byBoth', * from pairs order by kind, jobs desc, category, place_id`.execute(db)
  return { byCategory: [], byPlace: [], byBoth: [], ...Object.groupBy(rows, ({ kind }) => kind) }
}

export const listTownsByIds = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('places')
    .select(['id', 'name', 'region', 'country', 'latitude', 'longitude'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()

/**
 * Median of the stated pay of these jobs, in their most frequent currency and period; undefined where fewer than
 * `atLeast` jobs state it.
 */
export async function findMedianPay(db: Db, jobIds: readonly string[], atLeast: number) {
  const { rows } = await sql<{ currency: string; pay_period: string; jobs: number; median: number }>`
    select currency, pay_period, count(*) as jobs,
      percentile_cont(0.5) within group (order by ${payMidpoint()}) as median
    from jobs where id = ${anyUuid(jobIds)} and pay_from is not null
    group by currency, pay_period having count(*) >= ${atLeast}
    order by jobs desc, currency, pay_period limit 1`.execute(db)
  return rows[0]
}

/** The companies of these jobs with the highest share of answered applications, among those with published figures. */
export const listBestAnswering = (
  db: Db,
  jobIds: readonly string[],
  { finished, most }: Record<'finished' | 'most', number>,
) =>
  db
    .selectFrom('response_stats')
    .select('employer_id')
    .where('employer_id', 'in', (eb) =>
      eb.selectFrom('jobs').select('jobs.employer_id').where('jobs.id', '=', anyUuid(jobIds)),
    )
    .where('finished', '>=', finished)
    .where('answered', '>', 0)
    .orderBy(sql`answered::real / finished desc, finished desc, employer_id`)
    .limit(most)
    .execute()

/** The category and town of a job; undefined for unknown jobs and those hidden by moderation. */
export const findJobPlace = (db: Db, id: string) =>
  db
    .selectFrom('jobs')
    .leftJoin('places', 'places.id', 'jobs.place_id')
    .select(['jobs.category', 'jobs.place_id', 'places.region'])
    .where('jobs.id', '=', id)
    .where(isJobShown())
    .executeTakeFirst()
