import type { Group } from './search-lexemes.ts'
import type { SearchStatistics } from './search-statistics.ts'

/** The newest publications from `first` on, as a group of recency lexemes too; about `rows` of them are live. */
export type RecencyWindow = { first: number; group: Group; rows: number }

/** Publications a lexeme `0/`, `1/`, `2/`, `3/` stands for, as powers of two (migration 0008). */
const bucketBits = [10, 13, 16, 19]
const blockSize = 8192
/** Statistics may lag this many publications behind and the newest job is still inside the window. */
const headroom = 65_536

/** The window of about this many live rows, or null where that is the whole table. */
export function newestWindow(statistics: SearchStatistics, rows: number): RecencyWindow | null {
  const first = firstSeqOf(statistics, rows)
  if (first <= 0) return null
  const end = (Math.floor(statistics.lastSeq / headroom) + 2) * headroom
  const any: string[] = []
  for (let seq = first; seq < end; ) {
    const level = coarsestLevel(seq, end)
    const size = 2 ** (bucketBits[level] ?? 10)
    any.push(`${level}/${seq / size}`)
    seq += size
  }
  return { first, group: { any }, rows }
}

/** Where to begin so that about `rows` live rows follow; 0 where the table has no more. */
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

function coarsestLevel(seq: number, end: number): number {
  const fits = (bits: number) => seq % 2 ** bits === 0 && seq + 2 ** bits <= end
  return Math.max(0, bucketBits.findLastIndex(fits))
}
