import { limits } from '@hearback/contract/limits.ts'
import type { Database } from '../db/database.ts'
import type { InTurn } from '../turns.ts'
import { type Area, distanceKm } from './search-area.ts'
import { shareFrom } from './search-distribution.ts'
import { currencyFacet, type Group, payBands, publicationDays } from './search-lexemes.ts'
import { rememberLexemes } from './search-memory.ts'
import { mostRead } from './search-need.ts'
import { narrowerPlan, planSearch, readsAll, readsAllHits, type SearchPlan, widerPlan } from './search-plan.ts'
import { type Hit, type Hits, type Page, runPlan, type Scope } from './search-query.sql.ts'
import { loadStatistics } from './search-statistics.sql.ts'
import { type SearchStatistics, withWords } from './search-statistics.ts'
import type { SearchTable } from './search-tables.ts'
import type { Terms } from './search-terms.ts'
import { listSuggestions } from './search-words.sql.ts'
import { type Skills, understandSkills, understandTexts } from './search-words.ts'

export type SearchCriteria = Page & {
  text?: string
  /** Must be met besides: what is looked for in place of a town that nobody knows. */
  placeText?: string
  /** Exactly this place; for its surroundings give `near`. */
  placeId?: number | null
  near?: Area | null
  /** Lexemes (search-lexemes.ts): any of each group. */
  facets?: string[][]
  /** All of them, by their words. */
  skills?: string[]
  minPayByYear?: number | null
  /** ISO 4217, of `minPayByYear`; US dollars where it is left out. */
  payCurrency?: string
  postedAfter?: Date | null
  hiddenFor?: string | null
  sort?: 'newest' | 'relevance'
  /** Where so many of the newest are enough to choose the page from: fewer are looked for, and counted no further. */
  results?: number
}

export type SearchResult = {
  ids: string[]
  /** Where it is not exact, there are at least that many, as far as the newest rows bear statistics out (decision 22). */
  total: number
  totalPages: number
  totalIsExact: boolean
  /** What was searched instead of words that occur nowhere. */
  corrected: string | null
  /** Kilometres from the middle of `near`, by id. */
  distances: Map<string, number>
}

export interface Search {
  find(criteria: SearchCriteria): Promise<SearchResult>
  suggest(text: string): Promise<string[]>
}
export type SearchOfTable = ReturnType<typeof createSearch>

const statisticsLastMs = 120_000

interface SearchOptions {
  readonly now?: () => number
  /** Searches wait for their turn, in the order of arrival. */
  readonly inTurn?: InTurn
}

/**
 * The search over one table; statistics and known words are kept per process and read anew every two minutes.
 * `over` is the same search, reading from another database with the same rows.
 */
export function createSearch(
  primary: Database,
  table: SearchTable,
  { now = Date.now, inTurn = (_, work) => work() }: SearchOptions = {},
) {
  let statistics: Promise<SearchStatistics> | undefined
  let loadedAt = 0
  const lexemes = rememberLexemes(table)

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
    else if (now() - loadedAt > statisticsLastMs) reload(db).catch(() => undefined)
    return statistics ?? loadStatistics(db, table)
  }

  /** Ids in order, with the total; at most the first 1,000 results can be paged to. */
  async function find(db: Database, criteria: SearchCriteria): Promise<SearchResult> {
    const statistics = await currentStatistics(db)
    const isChosen = (lexeme: string) => statistics.regionalWords.has(lexeme)
    const vocabulary = { db, table, find: lexemes.find, isChosen }
    const wanted = await understandTexts(vocabulary, [criteria.text, criteria.placeText])
    if (wanted.matchesNothing) return resultOf(criteria, { total: 0, newest: 0, hits: [] }, true, null)
    const skills = await understandSkills(vocabulary, criteria.skills ?? [])
    const known = withWords(statistics, [...wanted.words, ...skills.words])
    const terms = termsOf(criteria, known, { words: wanted.groups, skills, now: now() })
    const last = criteria.page * criteria.limit
    const { sort = 'newest', results = limits.searchResults } = criteria
    const most = mostRead(known, results)
    const run = (plan: SearchPlan, most?: number) => runPlan(db, table, plan, scopeOf(criteria), { ...criteria, most })
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

  /** Whole words for the last, unfinished one; what stands before it is kept. */
  async function suggest(db: Database, text: string): Promise<string[]> {
    const [, before = '', start = ''] = /^(.*?)(\S*)$/u.exec(text.trim()) ?? []
    if (start === '') return []
    return (await listSuggestions(db, table, start)).map((word) => before + word)
  }

  const over = (db: Database): Search => ({
    find: (criteria: SearchCriteria) => inTurn('', () => find(db, criteria)),
    suggest: (text: string) => suggest(db, text),
  })
  return { ...over(primary), over, reload: () => reload() }
}

const isEnough = (plan: SearchPlan, found: Hits) => plan.by === 'order' || readsAll(plan) || found.total >= plan.enough

type Understood = { words: Group[]; skills: Skills; now: number }
function termsOf(criteria: SearchCriteria, known: SearchStatistics, { words, skills, now }: Understood): Terms {
  const filters: Group[] = [
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
