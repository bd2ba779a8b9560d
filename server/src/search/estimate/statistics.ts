import { LRUCache } from 'lru-cache'
import { type Area, cellKeys, countCellKeys, degreesBetween, kmPerDegree, pointOfKey } from '../model/area.ts'
import { type AnyOf, titleLexeme } from '../model/lexemes.ts'
import type { Distribution } from './distribution.ts'

/** Statistics of a search table for the planner; shares are 0 to 1 of all rows. */
export type SearchStatistics = {
  rows: number
  lastSeq: number
  /** Live rows of each block of 8,192 publications, the newest first. */
  blocks: { block: number; rows: number }[]
  /** Shares of the lexemes in PostgreSQL's statistics or the lexicon. */
  lexemeShares: Pick<ReadonlyMap<string, number>, 'get'>
  /** Share of the rarest lexeme in the statistics; 0 where the table was never analyzed. */
  rarestShare: number
  /** Share of the rows in each 1/20-degree cell. */
  cellShares: ReadonlyMap<number, number>
  placeShares: ReadonlyMap<number, number>
  /** The region of each place, which all its documents have in their composites. */
  placeRegions: ReadonlyMap<number, string>
  /** Words and facets that documents have as composites with their regions. */
  regionalWords: ReadonlySet<string>
  /** Distributions of the upper end of pay by year and of the time of publication in milliseconds. */
  pay?: Distribution | undefined
  postedAt?: Distribution | undefined
}

/** A lexeme of the lexicon: documents with it, and titles with it among the newest `titlesCounted` documents. */
export type CountedWord = { lexeme: string; documents: number; titles: number }
export const titlesCounted = 100_000

/** Adds the counts of these words: PostgreSQL lists the 1,000 most frequent lexemes only, none rarer than 2% at a million jobs. */
export function withWords(statistics: SearchStatistics, words: readonly CountedWord[]): SearchStatistics {
  const { rows, lexemeShares: listed } = statistics
  if (rows === 0 || words.length === 0) return statistics
  const counted = new Map<string, number>()
  for (const { lexeme, documents, titles } of words) {
    counted.set(lexeme, documents / rows)
    counted.set(titleLexeme(lexeme), titles / Math.min(rows, titlesCounted))
  }
  return { ...statistics, lexemeShares: { get: (lexeme) => listed.get(lexeme) ?? counted.get(lexeme) } }
}

/** Expected share of the rows that match the condition. */
function shareOfGroup({ lexemeShares }: SearchStatistics, group: AnyOf, unlisted: number): number {
  const exact = group.any.reduce((sum, lexeme) => sum + (lexemeShares.get(lexeme) ?? unlisted), 0)
  const begun = (group.prefixes ?? []).reduce((sum, lexeme) => sum + (lexemeShares.get(lexeme) ?? 0), 0)
  const share = group.share ?? exact + begun
  return Math.min(1, share)
}

/** Expected share of the rows that match all conditions, assuming independence. `unlisted` is the share of unknown lexemes. */
export const shareOfAll = (statistics: SearchStatistics, groups: AnyOf[], unlisted = statistics.rarestShare / 2) =>
  groups.reduce((product, group) => product * shareOfGroup(statistics, group, unlisted), 1)

/** Whether documents have each of its lexemes as composites with their regions. */
export const isChosen = ({ regionalWords }: SearchStatistics, { any, begins, prefixes }: AnyOf): boolean =>
  !begins && !prefixes && any.every((lexeme) => regionalWords.has(lexeme))

/** Words that some documents have as one tag; documents with the tag have all of them. */
export type Phrase = { words: AnyOf[]; tag: AnyOf }

/** How much more often than by chance the words of the phrases occur together, by the documents with their tags; at least 1. */
export const correlationFactor = (statistics: SearchStatistics, phrases: readonly Phrase[]) =>
  phrases.reduce((times, { words, tag }) => {
    const byChance = shareOfAll(statistics, words)
    return byChance === 0 ? times : times * Math.max(1, shareOfAll(statistics, [tag], 0) / byChance)
  }, 1)

const maxAreas = 5_000

/** Memoizes by area for as long as the statistics are the same: many people search around the same towns. */
export function memoizeByArea<V extends {}>(compute: (statistics: SearchStatistics, area: Area) => V) {
  const known = new WeakMap<SearchStatistics['cellShares'], LRUCache<string, V>>()
  return (statistics: SearchStatistics, area: Area): V => {
    const values = known.get(statistics.cellShares) ?? new LRUCache<string, V>({ max: maxAreas })
    known.set(statistics.cellShares, values)
    const key = `${area.latitude} ${area.longitude} ${area.km}`
    const value = values.get(key) ?? compute(statistics, area)
    values.set(key, value)
    return value
  }
}

/** Share of the rows within the circle, by the centers of their cells and planar distance. */
export const shareOfArea = memoizeByArea(addUpCells)

function addUpCells(statistics: SearchStatistics, area: Area): number {
  const reach = Math.max(area.km, minReachKm)
  let share = 0
  for (const [key, ofCell] of cellsAround(statistics, { ...area, km: reach })) {
    const { latitude, longitude } = pointOfKey(key)
    const north = (latitude - area.latitude) * kmPerDegree
    if (Math.abs(north) > reach) continue
    const east = degreesBetween(longitude, area.longitude) * kmPerDegree * Math.cos((latitude * Math.PI) / 180)
    if (north * north + east * east <= reach * reach) share += ofCell
  }
  return Math.min(1, share)
}

/** Cells of the box around the circle, or all cells with rows where those are fewer. */
function cellsAround({ cellShares }: SearchStatistics, area: Area): Iterable<[key: number, share: number]> {
  if (countCellKeys(area) > cellShares.size) return cellShares
  return cellKeys(area).map((key) => [key, cellShares.get(key) ?? 0])
}
/** A smaller circle may contain no center of a cell. */
const minReachKm = 4

export const emptyStatistics: SearchStatistics = {
  rows: 0,
  lastSeq: 0,
  blocks: [],
  lexemeShares: new Map(),
  rarestShare: 0,
  cellShares: new Map(),
  placeShares: new Map(),
  placeRegions: new Map(),
  regionalWords: new Set(),
}
