import { LRUCache } from 'lru-cache'
import { type Area, cellKeys, countCellKeys, degreesBetween, kmPerDegree, pointOfKey } from './search-area.ts'
import type { Distribution } from './search-distribution.ts'
import { type Group, titleLexeme } from './search-lexemes.ts'

/** What the planner of a search knows about its table; shares are 0 to 1 of all rows. */
export type SearchStatistics = {
  rows: number
  lastSeq: number
  /** Live rows of each 8,192 publications, the newest first. */
  blocks: { block: number; rows: number }[]
  /** Of the lexemes that are listed, or that the lexicon tells of. */
  lexemeShares: Pick<ReadonlyMap<string, number>, 'get'>
  /** Share of the rarest lexeme that is listed; 0 where the table was never analysed. */
  rarestShare: number
  /** Share of the rows in each cell of 1/20 degree. */
  cellShares: ReadonlyMap<number, number>
  placeShares: ReadonlyMap<number, number>
  /** The region that all documents of a place have with these words, whatever their own point. */
  placeRegions: ReadonlyMap<number, string>
  /** Words and facets that each document has together with its regions too. */
  regionalWords: ReadonlySet<string>
  /** Upper ends of the pay by year, and milliseconds of publication. */
  pay?: Distribution | undefined
  postedAt?: Distribution | undefined
}

/** A lexeme in the lexicon: the documents that have it, and those among the newest `titlesCounted` that have it in the title. */
export type CountedWord = { lexeme: string; documents: number; titles: number }
export const titlesCounted = 100_000

/** With what the lexicon tells of these words: the list has the thousand most frequent alone, at a million jobs none rarer than 2 %. */
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

/** Expected share of the rows that match the group. */
function shareOfGroup({ lexemeShares }: SearchStatistics, group: Group, unlisted: number): number {
  const exact = group.any.reduce((sum, lexeme) => sum + (lexemeShares.get(lexeme) ?? unlisted), 0)
  const begun = (group.prefixes ?? []).reduce((sum, lexeme) => sum + (lexemeShares.get(lexeme) ?? 0), 0)
  const share = group.share ?? exact + begun
  return Math.min(1, share)
}

/** Expected share of the rows that match all groups, as if they were independent; with 0 for `unlisted`, the share that is known of. */
export const shareOfAll = (statistics: SearchStatistics, groups: Group[], unlisted = statistics.rarestShare / 2) =>
  groups.reduce((product, group) => product * shareOfGroup(statistics, group, unlisted), 1)

/** True where documents have each of its lexemes together with their regions. */
export const isChosen = ({ regionalWords }: SearchStatistics, { any, begins, prefixes }: Group): boolean =>
  !begins && !prefixes && any.every((lexeme) => regionalWords.has(lexeme))

/** Words that some documents have as one tag: those have all of them. */
export type Phrase = { words: Group[]; tag: Group }

/** How many times as often as by chance the words of each phrase stand together, by the documents that have its tag; 1 or more. */
export const togetherness = (statistics: SearchStatistics, phrases: readonly Phrase[]) =>
  phrases.reduce((times, { words, tag }) => {
    const byChance = shareOfAll(statistics, words)
    return byChance === 0 ? times : times * Math.max(1, shareOfAll(statistics, [tag], 0) / byChance)
  }, 1)

const mostAreas = 5_000

/** Remembered while the statistics are these, for people look around the same towns. */
export function rememberedByArea<V extends {}>(compute: (statistics: SearchStatistics, area: Area) => V) {
  const known = new WeakMap<SearchStatistics['cellShares'], LRUCache<string, V>>()
  return (statistics: SearchStatistics, area: Area): V => {
    const values = known.get(statistics.cellShares) ?? new LRUCache<string, V>({ max: mostAreas })
    known.set(statistics.cellShares, values)
    const key = `${area.latitude} ${area.longitude} ${area.km}`
    const value = values.get(key) ?? compute(statistics, area)
    values.set(key, value)
    return value
  }
}

/** Share of the rows within the circle, by the middles of their cells and their distance on the map. */
export const shareOfArea = rememberedByArea(addUpCells)

function addUpCells(statistics: SearchStatistics, area: Area): number {
  const reach = Math.max(area.km, leastReachKm)
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

/** Those of the box around a circle, or all where that is fewer to look at. */
function cellsAround({ cellShares }: SearchStatistics, area: Area): Iterable<[key: number, share: number]> {
  if (countCellKeys(area) > cellShares.size) return cellShares
  return cellKeys(area).map((key) => [key, cellShares.get(key) ?? 0])
}
/** A smaller circle may hold no middle of a cell. */
const leastReachKm = 4

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
