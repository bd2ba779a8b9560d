import { limits } from '@hearback/contract/values/limits.ts'
import type { Db } from '../db/database.ts'
import type { SearchStatistics } from './estimate/statistics.ts'
import { distanceKm } from './model/area.ts'
import type { SearchCriteria } from './model/criteria.ts'
import type { SearchTable } from './model/search-tables.ts'
import type { Related } from './parse/expand-query.ts'
import { narrowerPlan, planSearch, readsAll, readsAllHits, type SearchPlan, widerPlan } from './plan/plan-search.ts'
import { maxHits } from './plan/row-budget.ts'
import { type Hits, runPlan } from './plan/run-plan.sql.ts'
import type { Terms } from './plan/terms.ts'

export interface Page {
  ids: string[]
  /** A lower bound where `totalIsExact` is false, which the newest rows confirm (decision 22). */
  total: number
  totalPages: number
  totalIsExact: boolean
  /** Kilometers from the center of `near`, by id. */
  distances: Map<string, number>
}

interface Run {
  readonly db: Db
  readonly table: SearchTable
  readonly known: SearchStatistics
}

export const nothing: Page = { ids: [], total: 0, totalPages: 0, totalIsExact: true, distances: new Map() }

/** Plans and runs a parsed search, again with other windows where the first finds too few or too many. */
export const runSearch = async (run: Run, terms: Terms, criteria: SearchCriteria): Promise<Page> =>
  (await search(run, terms, criteria)).page

/** A search that finds fewer is widened by related work: the first page should be full of jobs worth a look. */
const fewResults = 10

/**
 * Runs a parsed search, and with related terms where it finds few: few titles where the whole query is a title, none in an order
 * by date. `relatedFrom` is the index of the first job on the page that matches by related terms or its text only.
 */
export async function runWidened(
  run: Run,
  terms: Terms,
  criteria: SearchCriteria,
  related: Related,
): Promise<Page & { relatedFrom: number | null }> {
  const { page, titled } = await search(run, terms, criteria)
  const isByRelevance = criteria.sort === 'relevance'
  const found = isByRelevance && related.isTitle ? titled : page.total
  const isEnough = found >= (isByRelevance ? fewResults : 1)
  if (isEnough || related.terms.length === 0) return { ...page, relatedFrom: null }
  const words = terms.words.map((group) => ({ ...group, related: related.terms }))
  const { page: widened } = await search(run, { ...terms, words }, criteria)
  const from = titled - (criteria.page - 1) * criteria.limit
  const isOnPage = from >= 0 && from < widened.ids.length && widened.total > page.total
  return { ...widened, relatedFrom: isOnPage ? from : null }
}

async function search({ db, table, known }: Run, terms: Terms, criteria: SearchCriteria) {
  const { sort = 'newest', results = limits.searchResults } = criteria
  const most = maxHits(known, results)
  let plan = planSearch(known, terms, { sort, last: criteria.page * criteria.limit, results })
  let found = await runPlan(db, table, plan, criteria, most)
  if (readsAllHits(plan) && found.total > most) {
    plan = narrowerPlan(known, plan, found)
    found = await runPlan(db, table, plan, criteria)
  }
  while (!hasEnough(plan, found)) {
    plan = widerPlan(known, plan, found.total)
    found = await runPlan(db, table, plan, criteria)
  }
  return { page: pageOf(criteria, found, readsAll(plan)), titled: found.titled }
}

const hasEnough = (plan: SearchPlan, found: Hits) =>
  plan.by === 'order' || readsAll(plan) || found.total >= plan.minHits

function pageOf(criteria: SearchCriteria, found: Hits, exact: boolean): Page {
  const { near, results = limits.searchResults, limit } = criteria
  const total = exact ? found.total : results
  const distances = new Map<string, number>()
  for (const { id, latitude, longitude } of near ? found.hits : [])
    if (near && latitude !== null && longitude !== null) distances.set(id, distanceKm(near, { latitude, longitude }))
  return {
    ids: found.hits.map((hit) => hit.id),
    total,
    totalPages: Math.ceil(Math.min(total, limits.searchResults) / limit),
    totalIsExact: exact,
    distances,
  }
}
