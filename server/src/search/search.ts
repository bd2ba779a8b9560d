import { staleWhileRevalidate } from '../cache/stale-while-revalidate.ts'
import type { ConcurrencyLimiter } from '../concurrency/concurrency-limiter.ts'
import type { Database } from '../db/database.ts'
import { shareFrom } from './estimate/distribution.ts'
import { loadStatistics } from './estimate/statistics.sql.ts'
import { type SearchStatistics, withWords } from './estimate/statistics.ts'
import type { SearchCriteria } from './model/criteria.ts'
import { type AnyOf, publicationDays } from './model/lexemes.ts'
import { currencyFacet, payBands } from './model/pay-lexemes.ts'
import type { SearchTable } from './model/search-tables.ts'
import type { FilterWords } from './parse/expand-query.ts'
import { cacheLexemes } from './parse/lexeme-cache.ts'
import { listSuggestions } from './parse/lexicon-lookup.sql.ts'
import { parseSkills, parseTexts, type Skills } from './parse/parse-query.ts'
import type { Terms } from './plan/terms.ts'
import { nothing, type Page, runSearch, runWidened } from './run-search.ts'
import { readVocabulary } from './vocabulary/load-vocabulary.ts'

export type SearchResult = Page & {
  /** The text that was searched instead, where words of the query occur nowhere. */
  corrected: string | null
  /** Lexemes of filters that words of the query stand for, and the query without these words. */
  filters: string[]
  keyword: string
  /** Index on this page from which results match by related terms only; null if none do. */
  relatedFrom: number | null
}

export interface Search {
  find(criteria: SearchCriteria): Promise<SearchResult>
  suggest(text: string): Promise<string[]>
}
export type SearchOfTable = ReturnType<typeof createSearch>

/** Loading takes 0.35 s at 800,000 rows, which are then refreshed every two minutes. */
const refresh = { ttlMs: 5_000, maxRefreshShare: 0.003 }

interface SearchOptions {
  readonly now?: () => number
  /** Concurrency limiter; searches wait in the order of arrival. */
  readonly limiter?: ConcurrencyLimiter
}

/**
 * The search over one table. Statistics and looked up words are cached in the process and refreshed after 5 seconds, or at a
 * million rows after two minutes.
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
  const current = staleWhileRevalidate(load, { ...refresh, now })

  /** Ids of the page in order, with the total; at most the first 1,000 results can be paged to. */
  async function find(db: Database, criteria: SearchCriteria): Promise<SearchResult> {
    const asked = await findOnce(db, criteria)
    if (asked.total > 0 || asked.filters.length === 0) return asked
    // Posts may have "intern" in their titles, and no employment type.
    const literal = await findOnce(db, { ...criteria, filterWords: false })
    return literal.total > 0 ? literal : asked
  }

  async function findOnce(db: Database, criteria: SearchCriteria): Promise<SearchResult> {
    const { statistics, vocabulary } = await current()
    const isChosen = (lexeme: string) => statistics.regionalWords.has(lexeme)
    const { filterWords = false } = criteria
    const context = { db, table, vocabulary, find: lexemes.find, isChosen, filterWords }
    const wanted = await parseTexts(context, [criteria.text, criteria.placeText])
    const { keyword, corrected, related } = wanted
    const meant = { keyword, corrected, filters: wanted.filters.map(({ facet }) => facet), relatedFrom: null }
    if (wanted.matchesNothing) return { ...nothing, ...meant }
    const skills = await parseSkills(context, criteria.skills ?? [])
    const known = withWords(statistics, [...wanted.words, ...skills.words])
    const asked = { words: wanted.groups, filters: anyOfEachKind(wanted.filters), skills, now: now() }
    const terms = termsOf(criteria, known, asked)
    const run = { db, table, known }
    return {
      ...meant,
      ...(await (criteria.widen ? runWidened(run, terms, criteria, related) : runSearch(run, terms, criteria))),
    }
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
const anyOfEachKind = (filters: readonly FilterWords[]): AnyOf[] =>
  [...Map.groupBy(filters, ({ facet }) => facet.slice(0, 2)).values()].map((kind) => ({
    any: [...new Set(kind.map(({ facet }) => facet))],
    synonyms: {
      lexemes: kind.flatMap(({ inTitles }) => inTitles?.lexemes ?? []),
      terms: kind.flatMap(({ inTitles }) => inTitles?.terms ?? []),
    },
  }))

type Understood = { words: AnyOf[]; filters: AnyOf[]; skills: Skills; now: number }
function termsOf(criteria: SearchCriteria, known: SearchStatistics, asked: Understood): Terms {
  const { words, skills, now } = asked
  const { facets = [], minPayByYear: pay, postedAfter: after, placeId = null, near: area = null } = criteria
  const { payCurrency = 'USD' } = criteria
  const chosen = facets.filter((any) => any.length > 0).map((any) => ({ any }))
  const filters: AnyOf[] = [...skills.groups, ...chosen, ...asked.filters]
  if (pay != null && payCurrency === 'USD') filters.push({ ...payBands(pay), share: shareFrom(known.pay, pay) })
  else if (pay != null) filters.push({ any: [currencyFacet(payCurrency)] })
  const published = after
    ? { ...publicationDays(after, new Date(now)), share: shareFrom(known.postedAt, +after) }
    : null
  return { words, filters, phrases: skills.phrases, published, placeId, area }
}
