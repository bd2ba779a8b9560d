import type { SearchStatistics } from '../estimate/statistics.ts'
import type { AnyOf } from '../model/lexemes.ts'
import { coverOf } from '../model/range-cover.ts'

/** The publications from `first` on, also as a condition of recency lexemes; about `rows` of them are live. */
export type RecencyWindow = { first: number; group: AnyOf; rows: number }

/** Number of publications of the buckets `0/` to `3/`, as powers of two (migration 0008). */
const bucketBits = [10, 13, 16, 19]
const blockSize = 8192
/** The window stays open for this many publications after the statistics were read: 546 a second, where 270 were measured. */
const headroom = 65_536

/** The window of about `rows` live rows; null where that is the whole table. */
export function newestWindow(statistics: SearchStatistics, rows: number): RecencyWindow | null {
  const first = firstSeqOf(statistics, rows)
  if (first <= 0) return null
  const end = (Math.floor(statistics.lastSeq / headroom) + 2) * headroom
  const any = coverOf(first, end, bucketBits).map(({ level, index }) => `${level}/${index}`)
  return { first, group: { any }, rows }
}

/** The first publication of the window; 0 where the table has fewer live rows. */
function firstSeqOf(statistics: SearchStatistics, rows: number): number {
  let newer = 0
  for (const { block, rows: live } of statistics.blocks) {
    if (newer + live >= rows) {
      const start = block * blockSize
      const end = Math.min(start + blockSize, statistics.lastSeq + 1)
      return Math.floor((end - ((rows - newer) / live) * (end - start)) / 1024) * 1024
    }
    newer += live
  }
  return 0
}
