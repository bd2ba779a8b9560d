import { limits } from '@hearback/contract/values/limits.ts'
import { staleWhileRevalidate } from '../cache/stale-while-revalidate.ts'
import type { ConcurrencyLimiter } from '../concurrency/concurrency-limiter.ts'
import type { Database } from '../db/database.ts'
import { shareFrom } from './estimate/distribution.ts'
import { loadStatistics } from './estimate/statistics.sql.ts'
import { type SearchStatistics, withWords } from './estimate/statistics.ts'
import { distanceKm } from './model/area.ts'
import type { SearchCriteria } from './model/criteria.ts'
import { type AnyOf, currencyFacet, payBands, publicationDays } from './model/lexemes.ts'
import type { SearchTable } from './model/search-tables.ts'
import { cacheLexemes } from './parse/lexeme-cache.ts'
import { listSuggestions } from './parse/lexicon-lookup.sql.ts'
import { parseSkills, parseTexts, type Skills } from './parse/parse-query.ts'
import { narrowerPlan, planSearch, readsAll, readsAllHits, type SearchPlan, widerPlan } from './plan/plan-search.ts'
import { maxHits } from './plan/row-budget.ts'
import { type Hits, runPlan } from './plan/run-plan.sql.ts'
import type { Terms } from './plan/terms.ts'

export type SearchResult = {
  ids: string[]
  /** A lower bound where `totalIsExact` is false, which the newest rows confirm (decision 22). */
  total: number
  totalPages: number
  totalIsExact: boolean
  /** The text that was searched instead, where words of the query occur nowhere. */
  corrected: string | null
  /** Kilometers from the center of `near`, by id. */
  distances: Map<string, number>
}

export interface Search {
  find(criteria: SearchCriteria): Promise<SearchResult>
  suggest(text: string): Promise<string[]>
}
export type SearchOfTable = ReturnType<typeof createSearch>

/** Loading takes 0.35 s at 800,000 rows: 0.3 % of the time. */
const statisticsTtlMs = 120_000

interface SearchOptions {
  readonly now?: () => number
  /** Concurrency limiter; searches wait in the order of arrival. */
  readonly limiter?: ConcurrencyLimiter
}

/**
 * The search over one table. Statistics and looked up words are cached in the process and refreshed every two minutes.
 * `over` returns the same search on another database with the same rows, such as a replica.
 */
export function createSearch(
  primary: Database,
  table: SearchTable,
  { now = Date.now, limiter = (work) => work() }: SearchOptions = {},
) {
  const lexemes = cacheLexemes(table)
  const load = () => loadStatistics(primary, table).finally(lexemes.forget)
  const currentStatistics = staleWhileRevalidate(load, { ttlMs: statisticsTtlMs, now })

  /** Ids of the page in order, with the total; at most the first 1,000 results can be paged to. */
  async function find(db: Database, criteria: SearchCriteria): Promise<SearchResult> {
    const statistics = await currentStatistics()
    const isChosen = (lexeme: string) => statistics.regionalWords.has(lexeme)
    const vocabulary = { db, table, find: lexemes.find, isChosen }
    const wanted = await parseTexts(vocabulary, [criteria.text, criteria.placeText])
    if (wanted.matchesNothing) return resultOf(criteria, { total: 0, newest: 0, hits: [] }, true, null)
    const skills = await parseSkills(vocabulary, criteria.skills ?? [])
    const known = withWords(statistics, [...wanted.words, ...skills.words])
    const terms = termsOf(criteria, known, { words: wanted.groups, skills, now: now() })
    const { sort = 'newest', results = limits.searchResults } = criteria
    const most = maxHits(known, results)
    let plan = planSearch(known, terms, { sort, last: criteria.page * criteria.limit, results })
    let found = await runPlan(db, table, plan, criteria, most)
    if (readsAllHits(plan) && found.total > most) {
      plan = narrowerPlan(known, plan, found)
      found = await runPlan(db, table, plan, criteria)
    }
    while (!isEnough(plan, found)) {
      plan = widerPlan(known, plan, found.total)
      found = await runPlan(db, table, plan, criteria)
    }
    return resultOf(criteria, found, readsAll(plan), wanted.corrected)
  }

  /** Completions of the last word; the words before it are kept. */
  async function suggest(db: Database, text: string): Promise<string[]> {
    const [, before = '', start = ''] = /^(.*?)(\S*)$/u.exec(text.trim()) ?? []
    if (start === '') return []
    return (await listSuggestions(db, table, start)).map((word) => before + word)
  }

  const over = (db: Database): Search => ({
    find: (criteria: SearchCriteria) => limiter(() => find(db, criteria)),
    suggest: (text: string) => suggest(db, text),
  })
  return { ...over(primary), over }
}

const isEnough = (plan: SearchPlan, found: Hits) => plan.by === 'order' || readsAll(plan) || found.total >= plan.minHits

type Understood = { words: AnyOf[]; skills: Skills; now: number }
function termsOf(criteria: SearchCriteria, known: SearchStatistics, { words, skills, now }: Understood): Terms {
  const { facets = [], minPayByYear: pay, postedAfter: after, placeId = null, near: area = null } = criteria
  const { payCurrency = 'USD' } = criteria
  const filters: AnyOf[] = [...skills.groups, ...facets.filter((any) => any.length > 0).map((any) => ({ any }))]
  if (pay != null && payCurrency === 'USD') filters.push({ ...payBands(pay), share: shareFrom(known.pay, pay) })
  else if (pay != null) filters.push({ any: [currencyFacet(payCurrency)] })
  const published = after
    ? { ...publicationDays(after, new Date(now)), share: shareFrom(known.postedAt, +after) }
    : null
  return { words, filters, phrases: skills.phrases, published, placeId, area }
}

function resultOf(criteria: SearchCriteria, found: Hits, exact: boolean, corrected: string | null): SearchResult {
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
    corrected,
    distances,
  }
}
