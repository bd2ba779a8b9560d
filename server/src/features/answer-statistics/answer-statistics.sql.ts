import { answerMinimums as minimums } from '@hearback/contract/trust/answer-minimums.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import { finishedRounds, isClaimedAnswer } from '../../db/awaits-answer.ts'
import type { Db, Tx } from '../../db/database.ts'

export type GroupKind = 'category' | 'area'

interface GroupSize {
  finished: number
  companies: number
  largest: number
}

/** Makes other runs wait until this transaction ends; readers do not. Raises the time limit of its statements. */
export async function beginRun(tx: Tx): Promise<void> {
  await sql`lock table answer_statistics in share row exclusive mode`.execute(tx)
  await sql`set local statement_timeout = '5min'`.execute(tx)
}

/** The countries and regions of jobs as they are written, for `copyFinishedRounds`. */
export async function listRegions(db: Db): Promise<{ country: string; region: string }[]> {
  const { rows } = await sql<{ country: string; region: string }>`
    select distinct country, region from (
      select coalesce(places.country, jobs.country) as country, coalesce(jobs.region, places.region) as region
      from jobs left join places on places.id = jobs.place_id) as written
    where country is not null and region is not null`.execute(db)
  return rows
}

/** The finished rounds of the last 90 days of all companies with category and area, in a table of this transaction. */
export async function copyFinishedRounds(
  tx: Tx,
  areas: readonly { country: string; region: string; slug: string }[],
): Promise<void> {
  await sql`
    create temporary table finished_answers on commit drop as
    with ${finishedRounds(sql`true`, 0)}, areas as (
      select * from jsonb_to_recordset(${JSON.stringify(areas)}::jsonb) as given(country text, region text, slug text))
    select finished.employer_id, in_time, hours, lower(jobs.category) as category,
      jobs.category as spelling, coalesce(areas.slug, '') as area,
      in_time and ${isClaimedAnswer('finished.id', sql`finished.number`)} as is_claimed
    from finished join jobs on jobs.id = finished.job_id
    left join places on places.id = jobs.place_id
    left join areas on areas.country = coalesce(places.country, jobs.country)
      and areas.region = coalesce(jobs.region, places.region)`.execute(tx)
  await sql`
    create temporary table finished_by_company on commit drop as
    select category, area, employer_id, count(*)::integer as finished from finished_answers
    group by category, area, employer_id`.execute(tx)
}

/** Sizes of all groups of a kind. */
export async function listGroups(tx: Tx, kind: GroupKind): Promise<(GroupSize & { name: string })[]> {
  const { rows } = await sql<GroupSize & { name: string }>`
    select name, ${sizes} from (
      select ${sql.ref(kind)} as name, employer_id, sum(finished)::integer as finished from finished_by_company
      group by name, employer_id) as of_companies
    group by name`.execute(tx)
  return rows
}

const sizes = sql`sum(finished)::integer as finished, count(*)::integer as companies, max(finished) as largest`

/** Size of all applications outside these groups; undefined if there are none. */
export async function measureOthers(tx: Tx, kind: GroupKind, named: readonly string[]): Promise<GroupSize | undefined> {
  const { rows } = await sql<GroupSize & { finished: number | null }>`
    select ${sizes} from (
      select employer_id, sum(finished)::integer as finished from finished_by_company
      where ${sql.ref(kind)} <> all (${[...named]}::text[]) group by employer_id) as of_companies`.execute(tx)
  return rows[0]?.finished ? rows[0] : undefined
}

/** Deletes the figures of the last run. */
export const deleteStatistics = (tx: Tx) => tx.deleteFrom('answer_statistics').execute()

/** Stores the figures of all applications. */
export const insertAll = (tx: Tx) => insertFigures(tx, 'all', sql`''`, sql`''`)

/** Stores the figures of these groups, and those of all others together. A category has its most frequent spelling. */
export function insertGroups(tx: Tx, kind: GroupKind, named: readonly string[]): Promise<void> {
  const key = sql`case when ${sql.ref(kind)} = any (${[...named]}::text[]) then ${sql.ref(kind)} else '' end`
  return insertFigures(
    tx,
    kind,
    key,
    kind === 'category' ? sql`mode() within group (order by spelling)` : sql`min(area)`,
  )
}

async function insertFigures(
  tx: Tx,
  kind: GroupKind | 'all',
  key: RawBuilder<unknown>,
  name: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    insert into answer_statistics (kind, name, finished, answered, claimed, companies, largest,
      lower_hours, median_hours, upper_hours, computed_at)
    select ${kind}, case when key = '' then '' else name end, finished, answered, claimed, companies, largest,
      hours[1], hours[2], hours[3], now()
    from (
      select ${key} as key, ${name} as name, count(*) as finished, count(*) filter (where in_time) as answered,
        count(*) filter (where is_claimed) as claimed, count(distinct employer_id) as companies,
        case when count(*) filter (where in_time) >= ${sql.lit(minimums.answeredForDays)} then
          percentile_cont(array[0.25, 0.5, 0.75]) within group (order by hours) filter (where in_time) end as hours
      from finished_answers group by 1) as figures
    join (
      select key, max(finished) as largest from (
        select ${key} as key, employer_id, sum(finished)::integer as finished from finished_by_company
        group by 1, 2) as of_companies
      group by key) as companies using (key)`.execute(tx)
}

/** The stored figures: of all, then the largest groups first. */
export const listStatistics = (db: Db) =>
  db
    .selectFrom('answer_statistics')
    .select(['kind', 'name', 'finished', 'answered', 'claimed', 'lower_hours', 'median_hours', 'upper_hours'])
    .select(['computed_at', sql<Date>`computed_at - make_interval(days => ${sql.lit(limits.figuresDays)})`.as('since')])
    .orderBy(sql`name = ''`)
    .orderBy('finished', 'desc')
    .orderBy('name')
    .execute()
export type StatisticsRow = Awaited<ReturnType<typeof listStatistics>>[number]
