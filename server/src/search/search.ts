import { limits } from '@hearback/contract/values/limits.ts'
import { staleWhileRevalidate } from '../cache/stale-while-revalidate.ts'
import type { ConcurrencyLimiter } from '../concurrency/concurrency-limiter.ts'
import type { Database, Db } from '../db/database.ts'
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
import { readVocabulary } from './vocabulary/load-vocabulary.ts'

export type SearchResult = {
  ids: string[]
  /** A lower bound where `totalIsExact` is false, which the newest rows confirm (decision 22). */
  total: number
  totalPages: number
  totalIsExact: boolean
  /** The text that was searched instead, where words of the query occur nowhere. */
  corrected: string | null
  /** Lexemes of filters that words of the query stand for, and the query without these words. */
  filters: string[]
  keyword: string
  /** The field whose jobs are shown, because nothing matches the words. */
  related: string | null
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
  const load = async () => {
    const statistics = await loadStatistics(primary, table).finally(lexemes.forget)
    return { statistics, vocabulary: await readVocabulary(primary, table) }
  }
  const current = staleWhileRevalidate(load, { ttlMs: statisticsTtlMs, now })

  /** Ids of the page in order, with the total; at most the first 1,000 results can be paged to. */
  async function find(db: Database, criteria: SearchCriteria): Promise<SearchResult> {
    const { statistics, vocabulary } = await current()
    const isChosen = (lexeme: string) => statistics.regionalWords.has(lexeme)
    const { filterWords = false } = criteria
    const context = { db, table, vocabulary, find: lexemes.find, isChosen, filterWords }
    const wanted = await parseTexts(context, [criteria.text, criteria.placeText])
    const { keyword, corrected } = wanted
    const meant = { keyword, corrected, filters: wanted.filters, related: null }
    if (wanted.matchesNothing) return { ...resultOf(criteria, { total: 0, newest: 0, hits: [] }, true), ...meant }
    const skills = await parseSkills(context, criteria.skills ?? [])
    const known = withWords(statistics, [...wanted.words, ...skills.words])
    const facets = [...(criteria.facets ?? []), ...anyOfEachKind(wanted.filters)]
    const terms = termsOf({ ...criteria, facets }, known, { words: wanted.groups, skills, now: now() })
    const found = await search(db, known, terms, criteria)
    if (found.total > 0 || !wanted.related || criteria.page > 1) return { ...found, ...meant }
    const { name, group } = wanted.related
    const related = await search(db, known, { ...terms, words: [group] }, criteria)
    return { ...related, ...meant, related: related.total > 0 ? name : null }
  }

  /** Plans and runs a parsed search, again with other windows where the first finds too few or too many. */
  async function search(db: Db, known: SearchStatistics, terms: Terms, criteria: SearchCriteria): Promise<Page> {
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
    return resultOf(criteria, found, readsAll(plan))
  }

  /** Completions of the last word, with the words before it, and terms of the vocabulary for several words or an unknown one. */
  async function suggest(db: Database, text: string): Promise<string[]> {
    const [, before = '', start = ''] = /^(.*?)(\S*)$/u.exec(text.trim()) ?? []
    if (start === '') return []
    const words = (await listSuggestions(db, table, start)).map((word) => before + word)
    if (words.length > 0 && before === '') return words
    const { vocabulary } = await current()
    return [...new Set([...vocabulary.startingWith(text.trim(), maxSuggestions), ...words])].slice(0, maxSuggestions)
  }

  const over = (db: Database): Search => ({
    find: (criteria: SearchCriteria) => limiter(() => find(db, criteria)),
    suggest: (text: string) => suggest(db, text),
  })
  return { ...over(primary), over }
}

/** As many as of words of titles. */
const maxSuggestions = 8

/** Filters of one kind are alternatives: "remote or hybrid". */
const anyOfEachKind = (facets: readonly string[]) => [...Map.groupBy(facets, (facet) => facet.slice(0, 2)).values()]

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

type Page = Omit<SearchResult, 'filters' | 'keyword' | 'corrected' | 'related'>
function resultOf(criteria: SearchCriteria, found: Hits, exact: boolean): Page {
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
