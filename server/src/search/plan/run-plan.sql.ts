import { limits } from '@hearback/contract/values/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Db } from '../../db/database.ts'
import { kilometersTo } from '../../db/distance.sql.ts'
import { type Area, kmPerDegree, sameSpotKm } from '../model/area.ts'
import type { SearchCriteria } from '../model/criteria.ts'
import { type AnyOf, closenesses, queryOf, rankingQueryOf, titleQueryOf } from '../model/lexemes.ts'
import type { SearchTable } from '../model/search-tables.ts'
import {
  type NewestPlan,
  type RelevancePlan,
  readsAll,
  readsAllHits,
  type SearchPlan,
  titleWindowOf,
} from './plan-search.ts'
import type { RecencyWindow } from './recency-window.ts'

/** `isRelated`: the title matches by a related term of the vocabulary only. */
export type Hit = { id: string; latitude: number | null; longitude: number | null; isRelated: boolean }
/** `newest`: the publication number of the newest that was read. `titled`: how many match by their titles, where these rank. */
export type Hits = { total: number; titled: number; newest: number; hits: Hit[] }

type Sql = RawBuilder<unknown>
/** Hits of a page: `limit` of them after the first `offset`. */
export type Slice = { offset: number; limit: number }
type Frame = { source: Sql; within: Sql[]; slice: Slice; value: Value | undefined; maxHits: number | undefined }

/**
 * Runs one statement: the page of hits in order, and the number of hits that the plan reads. A plan that reads all hits stops
 * after one more than `maxHits`.
 */
export async function runPlan(
  db: Db,
  table: SearchTable,
  plan: SearchPlan,
  criteria: SearchCriteria,
  slice: Slice,
  maxHits?: number,
): Promise<Hits> {
  const { rows } = await statementOf(plan, { ...frameOf(table, criteria, maxHits), slice }).execute(db)
  const found = rows as (Omit<Hit, 'id' | 'isRelated'> & {
    total: number
    titled?: number
    newest: number | null
    id: string | null
    tier?: number
  })[]
  const hits = found.flatMap(({ id, latitude, longitude, tier }) =>
    id === null ? [] : [{ id, latitude, longitude, isRelated: tier === relatedTier }],
  )
  const { total = 0, titled = total, newest } = found[0] ?? {}
  return { total, titled, newest: newest ?? 0, hits }
}

/**
 * The values that the hits of the plan are ordered by, the first in the order first: pay by year or kilometers. Hits without a
 * value are left out.
 */
export async function readValues(
  db: Db,
  table: SearchTable,
  plan: NewestPlan,
  criteria: SearchCriteria,
  maxHits?: number,
): Promise<number[]> {
  const frame = frameOf(table, criteria, maxHits)
  const { hits, order } = orderedHits(plan, frame)
  const { rows } = await sql<{ values: number[] | null }>`${hits}
    select array_agg(value order by ${order}) as values from hits where value is not null`.execute(db)
  return rows[0]?.values ?? []
}

const titles = {
  job_search: sql`select id, title from jobs where id`,
  talent_search: sql`select user_id as id, job_title as title from seekers where user_id`,
}

/** The titles of these jobs or profiles by id. */
export async function listTitles(db: Db, table: SearchTable, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; title: string | null }>`${titles[table]} = ${anyUuid(ids)}`.execute(db)
  return new Map(rows.map(({ id, title }) => [id, title ?? '']))
}

const frameOf = (table: SearchTable, criteria: SearchCriteria, maxHits: number | undefined) => ({
  source: sql.table(table),
  within: within(criteria),
  value: rankingValue(criteria),
  maxHits,
})

/** The value that orders the hits of a plan of the newest instead of their age. */
type Value = { value: Sql; order: Sql }
function rankingValue({ sort, near }: SearchCriteria): Value | undefined {
  if (sort === 'pay') return { value: sql`abs(pay_to_year)::float8`, order: sql`value desc, seq desc` }
  if (sort === 'distance' && near)
    return { value: sql`greatest(${sameSpotKm}::float8, ${kilometersTo(near)})`, order: sql`value, seq desc` }
  return undefined
}

function statementOf(plan: SearchPlan, frame: Frame): Sql {
  if (plan.by === 'order') return orderStatement(plan, frame)
  if (plan.by === 'newest') return newestStatement(plan, frame)
  return relevanceStatement(plan, frame)
}

const and = (conditions: Sql[]) => sql.join(conditions.length > 0 ? conditions : [sql`true`], sql` and `)
/** One condition for each group: GIN skips between separate keys, but evaluates one long query for every candidate. */
const matches = (groups: AnyOf[]) => groups.map((group) => sql`doc @@ ${queryOf(group)}::tsquery`)
const withWindow = (groups: AnyOf[], window: RecencyWindow | null) => (window ? [...groups, window.group] : groups)

/** Conditions that are checked on the row, in every plan. Pay in other currencies stands below zero, apart from dollars. */
function within(criteria: SearchCriteria): Sql[] {
  const { near, minPayByYear: pay, payCurrency = 'USD', postedAfter, hiddenFor, among, excluded = [] } = criteria
  const conditions: Sql[] = []
  if (near) conditions.push(withinArea(near))
  if (pay != null && payCurrency === 'USD') conditions.push(sql`pay_to_year >= ${pay}::real`)
  else if (pay != null) conditions.push(sql`pay_to_year <= ${-pay}::real`)
  if (criteria.isWithoutDollars) conditions.push(sql`(pay_to_year is null or pay_to_year < 0)`)
  if (postedAfter) conditions.push(sql`posted_at >= ${postedAfter}`)
  if (hiddenFor != null) {
    // By `seq`, which the indexes contain, in one subquery: checking each hit by id would read the table for every hit.
    conditions.push(sql`seq not in (
      select hidden.seq from hidden_employers join talent_search as hidden on hidden.id = seeker_id
      where employer_id = ${hiddenFor}::uuid)`)
  }
  // Subqueries are hashed; a list of a parameter would be compared with each hit.
  if (among) conditions.push(sql`seq in (select unnest(${among}::bigint[]))`)
  if (excluded.length > 0) conditions.push(sql`seq not in (select unnest(${excluded}::bigint[]))`)
  return conditions
}

/** Most rows are decided by a planar distance, which is never shorter than the true one with 0.1% margin, at a fifth of the cost. */
function withinArea(area: Area): Sql {
  const { latitude, longitude, km } = area
  const widest = Math.cos((Math.max(0, Math.abs(latitude) - km / kmPerDegree) * Math.PI) / 180)
  const reach = (0.999 * km) / kmPerDegree
  return sql`((latitude - ${latitude}::float8) * (latitude - ${latitude}::float8)
    + ${widest ** 2}::float8 * (longitude - ${longitude}::float8) * (longitude - ${longitude}::float8) <= ${reach ** 2}::float8
    or ${kilometersTo(area)} <= ${km}::float8)`
}

const limitOf = ({ offset, limit }: Slice) => sql`limit ${limit} offset ${offset}`

const byNewest = sql`seq desc`
/**
 * The hits, at most one more than `maxHits` where all are read. The limit is outside of the materialized query: planned with
 * it, PostgreSQL would scan the table instead of the index.
 */
function hitsOf(matching: Sql, plan: SearchPlan, { maxHits }: Pick<Frame, 'maxHits'>): Sql {
  if (maxHits === undefined || !readsAllHits(plan)) return sql`with hits as materialized (${matching})`
  return sql`with matching as materialized (${matching}),
    hits as not materialized (select * from matching limit ${sql.lit(maxHits + 1)})`
}

const inTotal = sql`select count(*)::int as total, max(seq) as newest from hits`
const inTotalAndTitles = sql`
  select count(*)::int as total, (count(*) filter (where tier > 0))::int as titled, max(seq) as newest from hits`

/** The total stands on each row, and on one without an id where the page is empty. */
const pageWithTotal = (total: Sql, page: Sql, order: Sql = byNewest, more: Sql = sql``) => sql`
  select counted.*, page.id, page.latitude, page.longitude${more}
  from (${total}) as counted left join (${page}) as page on true order by ${order}`

function orderStatement(plan: Extract<SearchPlan, { by: 'order' }>, { source, within, slice }: Frame): Sql {
  const where = and(plan.placeId === null ? within : [sql`place_id = ${plan.placeId}`, ...within])
  const total = plan.counted
    ? sql`select count(*)::int as total from ${source} as entry where ${where}`
    : sql`select ${limits.searchResults}::int as total`
  const rows = sql`
    select seq, id, latitude, longitude from ${source} as entry where ${where} order by seq desc ${limitOf(slice)}`
  return pageWithTotal(total, rows)
}

function newestStatement(plan: NewestPlan, frame: Frame): Sql {
  const { hits, order } = orderedHits(plan, frame)
  return sql`${hits}
    ${pageWithTotal(inTotal, sql`select * from hits order by ${order} ${limitOf(frame.slice)}`, order)}`
}

function orderedHits(plan: NewestPlan, frame: Omit<Frame, 'slice'>) {
  const { source, within, value } = frame
  const where = and([...matches(withWindow(plan.groups, plan.window)), ...within])
  const more = value ? sql`, ${value.value} as value` : sql``
  const matching = sql`select seq, id, latitude, longitude${more} from ${source} as entry where ${where}`
  return { hits: hitsOf(matching, plan, frame), order: value?.order ?? byNewest }
}

/**
 * All words in the title first, then titles with synonyms, those with narrower terms, and related ones; for several words, the
 * better and fresher title next; then the newest.
 */
function relevanceStatement(plan: RelevancePlan, frame: Frame): Sql {
  const { source, within, slice } = frame
  const { inTitles, tier } = closenessOf(plan.words)
  const isScored = plan.words.length > 1
  // Computed here: carrying the title along would cost as much as its score.
  const score = isScored ? sql`, ${titleScore(plan.words)} as score` : sql``
  const branch = (groups: AnyOf[], window: RecencyWindow | null, tier: Sql, more: Sql[] = []) => sql`
    select seq, id, latitude, longitude, ${tier} as tier${score} from ${source} as entry
    where ${and([...matches(withWindow(groups, window)), ...within, ...more])}`
  const titles = () => branch(plan.titles, titleWindowOf(plan), tier)
  const matching = plan.titlesSuffice
    ? titles()
    : readsAll(plan)
      ? branch(plan.texts, null, sql`case when ${inTitles} then ${tier} else 0 end`)
      : sql`${titles()} union all ${branch(plan.texts, plan.window, sql`0`, [sql`not ${inTitles}`])}`
  const order = isScored ? sql`tier desc, score desc, seq desc` : sql`tier desc, seq desc`
  return sql`${hitsOf(matching, plan, frame)}
    ${pageWithTotal(inTotalAndTitles, sql`select * from hits order by ${order} ${limitOf(slice)}`, order, sql`, tier`)}`
}

const relatedTier = 1
/** The condition on titles, and how closely a title meets it: 4 by the words, 3 by synonyms, 2 by narrower terms, 1 by related. */
function closenessOf(words: AnyOf[]): { inTitles: Sql; tier: Sql } {
  const queries = closenesses.map((closeness) => titleQueryOf(words, closeness))
  const titled = (query: string | undefined) =>
    query === undefined ? sql`false` : sql`title_words @@ ${query}::tsquery`
  const tiers = queries.flatMap((query, at) =>
    query === undefined || query === queries[at - 1] ? [] : [{ query, tier: sql.lit(queries.length - at) }],
  )
  const inTitles = titled(queries.at(-1))
  const last = tiers.pop()?.tier ?? sql.lit(0)
  if (tiers.length === 0) return { inTitles, tier: last }
  const cases = tiers.map(({ query, tier }) => sql`when ${titled(query)} then ${tier}`)
  return { inTitles, tier: sql`case ${sql.join(cases, sql` `)} else ${last} end` }
}

/** Adds 0.5 for a post of today, a third of that after a month. */
const titleScore = (words: AnyOf[]) => sql`
  (ts_rank(title_words, ${rankingQueryOf(words)}::tsquery, 1)
    + 0.5 * exp(-greatest(0, date_part('epoch', now() - posted_at)) / 2592000))`
