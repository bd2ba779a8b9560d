import { limits } from '@hearback/contract/values/limits.ts'
import type { ConcurrencyLimiter } from '../concurrency/concurrency-limiter.ts'
import type { Database } from '../db/database.ts'
import { shareFrom } from './estimate/distribution.ts'
import { loadStatistics } from './estimate/statistics.sql.ts'
import { type SearchStatistics, withWords } from './estimate/statistics.ts'
import { type Area, distanceKm } from './model/area.ts'
import { type AnyOf, currencyFacet, payBands, publicationDays } from './model/lexemes.ts'
import type { SearchTable } from './model/search-tables.ts'
import { cacheLexemes } from './parse/lexeme-cache.ts'
import { listSuggestions } from './parse/lexicon-lookup.sql.ts'
import { parseSkills, parseTexts, type Skills } from './parse/parse-query.ts'
import { narrowerPlan, planSearch, readsAll, readsAllHits, type SearchPlan, widerPlan } from './plan/plan-search.ts'
import { maxHits } from './plan/row-budget.ts'
import { type Hit, type Hits, type Page, runPlan, type Scope } from './plan/run-plan.sql.ts'
import type { Terms } from './plan/terms.ts'

export type SearchCriteria = Page & {
  text?: string
  /** Further text that must match: a location that is not a known place. */
  placeText?: string
  /** Exactly this place; its surroundings are given by `near`. */
  placeId?: number | null
  near?: Area | null
  /** Lexemes (lexemes.ts): any of each group. */
  facets?: string[][]
  /** All of these, matched by their words. */
  skills?: string[]
  minPayByYear?: number | null
  /** ISO 4217, of `minPayByYear`; default US dollars. */
  payCurrency?: string
  postedAfter?: Date | null
  hiddenFor?: string | null
  sort?: 'newest' | 'relevance'
  /** Cap of results, where the page is chosen from fewer of the newest than can be paged to otherwise. */
  results?: number
}

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
  let statistics: Promise<SearchStatistics> | undefined
  let loadedAt = 0
  const lexemes = cacheLexemes(table)

  async function reload(db: Database = primary): Promise<void> {
    const loading = loadStatistics(db, table)
    loadedAt = now()
    statistics ??= loading
    try {
      await loading
      statistics = loading
      lexemes.forget()
    } catch (error) {
      loadedAt = 0
      if (statistics === loading) statistics = undefined
      throw error
    }
  }

  async function currentStatistics(db: Database): Promise<SearchStatistics> {
    if (!statistics) await reload(db)
    else if (now() - loadedAt > statisticsTtlMs) reload(db).catch(() => undefined)
    return statistics ?? loadStatistics(db, table)
  }

  /** Ids of the page in order, with the total; at most the first 1,000 results can be paged to. */
  async function find(db: Database, criteria: SearchCriteria): Promise<SearchResult> {
    const statistics = await currentStatistics(db)
    const isChosen = (lexeme: string) => statistics.regionalWords.has(lexeme)
    const vocabulary = { db, table, find: lexemes.find, isChosen }
    const wanted = await parseTexts(vocabulary, [criteria.text, criteria.placeText])
    if (wanted.matchesNothing) return resultOf(criteria, { total: 0, newest: 0, hits: [] }, true, null)
    const skills = await parseSkills(vocabulary, criteria.skills ?? [])
    const known = withWords(statistics, [...wanted.words, ...skills.words])
    const terms = termsOf(criteria, known, { words: wanted.groups, skills, now: now() })
    const last = criteria.page * criteria.limit
    const { sort = 'newest', results = limits.searchResults } = criteria
    const most = maxHits(known, results)
    const run = (plan: SearchPlan, maxHits?: number) =>
      runPlan(db, table, plan, scopeOf(criteria), { ...criteria, maxHits })
    let plan = planSearch(known, terms, { sort, last, results })
    let found = await run(plan, most)
    if (readsAllHits(plan) && found.total > most) {
      plan = narrowerPlan(known, plan, found, last)
      found = await run(plan)
    }
    while (!isEnough(plan, found)) {
      plan = widerPlan(known, plan, found.total)
      found = await run(plan)
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
  return { ...over(primary), over, reload: () => reload() }
}

const isEnough = (plan: SearchPlan, found: Hits) => plan.by === 'order' || readsAll(plan) || found.total >= plan.minHits

type Understood = { words: AnyOf[]; skills: Skills; now: number }
function termsOf(criteria: SearchCriteria, known: SearchStatistics, { words, skills, now }: Understood): Terms {
  const filters: AnyOf[] = [
    ...skills.groups,
    ...(criteria.facets ?? []).filter((any) => any.length > 0).map((any) => ({ any })),
  ]
  const { minPayByYear: pay, postedAfter: after, placeId = null, near: area = null } = criteria
  const currency = criteria.payCurrency ?? 'USD'
  if (pay != null) {
    const isUsd = currency === 'USD'
    filters.push(isUsd ? { ...payBands(pay), share: shareFrom(known.pay, pay) } : { any: [currencyFacet(currency)] })
  }
  const days = after ? { ...publicationDays(after, new Date(now)), share: shareFrom(known.postedAt, +after) } : null
  return { words, filters, phrases: skills.phrases, published: days, placeId, area }
}

const scopeOf = (criteria: SearchCriteria): Scope => ({
  area: criteria.near ?? null,
  minPayByYear: criteria.minPayByYear ?? null,
  isUsd: (criteria.payCurrency ?? 'USD') === 'USD',
  postedAfter: criteria.postedAfter ?? null,
  hiddenFor: criteria.hiddenFor ?? null,
})

function resultOf(criteria: SearchCriteria, found: Hits, exact: boolean, corrected: string | null): SearchResult {
  const total = exact ? found.total : (criteria.results ?? limits.searchResults)
  return {
    ids: found.hits.map((hit) => hit.id),
    total,
    totalPages: Math.ceil(Math.min(total, limits.searchResults) / criteria.limit),
    totalIsExact: exact,
    corrected,
    distances: distancesOf(found.hits, criteria.near ?? null),
  }
}

function distancesOf(hits: Hit[], near: Area | null): Map<string, number> {
  const distances = new Map<string, number>()
  for (const { id, latitude, longitude } of near ? hits : []) {
    if (near && latitude !== null && longitude !== null) distances.set(id, distanceKm(near, { latitude, longitude }))
  }
  return distances
}
