import { type Area, cellKeys, countCellKeys, distanceKm, pointOfKey } from './search-area.ts'
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
function shareOfGroup(statistics: SearchStatistics, group: Group): number {
  const share = (lexeme: string) => statistics.lexemeShares.get(lexeme) ?? statistics.rarestShare / 2
  return Math.min(
    1,
    group.any.reduce((sum, lexeme) => sum + share(lexeme), 0),
  )
}

/** Expected share of the rows that match all groups, as if they were independent. */
export const shareOfAll = (statistics: SearchStatistics, groups: Group[]) =>
  groups.reduce((product, group) => product * shareOfGroup(statistics, group), 1)

/** Share of the rows within the circle, by the middles of their cells. */
export function shareOfArea(statistics: SearchStatistics, area: Area): number {
  const reach = Math.max(area.km, leastReachKm)
  let share = 0
  for (const [key, ofCell] of cellsAround(statistics, { ...area, km: reach })) {
    const middle = pointOfKey(key)
    // The latitude alone rules most cells out, and costs a tenth of the distance.
    if (Math.abs(middle.latitude - area.latitude) * 111 > reach) continue
    if (distanceKm(area, middle) <= reach) share += ofCell
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
