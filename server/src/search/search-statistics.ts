import { LRUCache } from 'lru-cache'
import { type Area, cellKeys, countCellKeys, degreesBetween, kmPerDegree, pointOfKey } from './search-area.ts'
import type { Group } from './search-lexemes.ts'

/** What the planner of a search knows about its table; shares are 0 to 1 of all rows. */
export type SearchStatistics = {
  rows: number
  lastSeq: number
  /** Live rows of each 8,192 publications, the newest first. */
  blocks: { block: number; rows: number }[]
  lexemeShares: Map<string, number>
  /** Share of the rarest lexeme that is listed; 0 where the table was never analysed. */
  rarestShare: number
  /** Share of the rows in each cell of 1/20 degree. */
  cellShares: Map<number, number>
}

/** Expected share of the rows that match the group. */
function shareOfGroup({ lexemeShares }: SearchStatistics, group: Group, unlisted: number): number {
  return Math.min(
    1,
    group.any.reduce((sum, lexeme) => sum + (lexemeShares.get(lexeme) ?? unlisted), 0),
  )
}

/** Expected share of the rows that match all groups, as if they were independent; with 0 for `unlisted`, the share that is known of. */
export const shareOfAll = (statistics: SearchStatistics, groups: Group[], unlisted = statistics.rarestShare / 2) =>
  groups.reduce((product, group) => product * shareOfGroup(statistics, group, unlisted), 1)

const mostAreas = 5_000

/** Remembered while the statistics are these, for people look around the same towns. */
export function rememberedByArea<V extends {}>(compute: (statistics: SearchStatistics, area: Area) => V) {
  const known = new WeakMap<SearchStatistics, LRUCache<string, V>>()
  return (statistics: SearchStatistics, area: Area): V => {
    const values = known.get(statistics) ?? new LRUCache<string, V>({ max: mostAreas })
    known.set(statistics, values)
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
}
