import type { Area } from './area.ts'

/**
 * `pay`: the highest upper end by year in `payCurrency` first, then jobs without pay in it. `distance`: the nearest to `near`
 * first, or the newest without it. `answers`: by the band of the share that the company answers. `seen`: people seen this week, this
 * month, then others. Ties: the newest first.
 */
export type SearchOrder = 'newest' | 'relevance' | 'pay' | 'distance' | 'answers' | 'seen'

export type SearchCriteria = {
  text?: string
  /** Words of the text such as "remote" act as filters of jobs. */
  filterWords?: boolean
  /** Jobs of related work follow where the search finds few. */
  widen?: boolean
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
  /** Only jobs without pay in US dollars. */
  isWithoutDollars?: boolean
  postedAfter?: Date | null
  /** An employer; profiles hidden from them are left out. */
  hiddenFor?: string | null
  /** Publication numbers of the only rows that can be found; undefined for all. */
  among?: readonly number[] | undefined
  /** Publication numbers of rows that are left out. */
  excluded?: readonly number[]
  sort?: SearchOrder
  /** False for callers that order titles themselves: by relevance, titles are not compared with the words as typed. */
  literalTitles?: boolean
  /** Cap of results, where the page is chosen from fewer of the newest than can be paged to otherwise. */
  results?: number
  /** Hits that suffice where more than can be paged to are expected; default all up to the end of the page. */
  enough?: number
  page: number
  limit: number
}
