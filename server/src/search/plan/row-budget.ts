import type { SearchStatistics } from '../estimate/statistics.ts'
import { newestWindow, type RecencyWindow } from './recency-window.ts'

/** Expected totals are trusted within this factor: of 7,080 searches none was repeated (decision 41). */
const margin = 1.5
/** Fewer hits in a window do not prove that the statistics are right; reading these takes 0.3 ms. */
const minProof = 200
/** Reading a hit costs as much as passing this many rows of a window: 1.3 µs and 5 ns at a million jobs (decision 41). */
const rowsPerHit = 260

/** Hits that a window must hold for a page that ends at hit `last`, of `results` that can be paged to. */
export const minimumFor = (last: number, results: number) => Math.max(minProof, Math.min(last, results))

/**
 * Four standard deviations above the minimum, and 15% for words and places that occur together less often than chance: without
 * these, up to 40% of the searches of a class ran twice (decision 41).
 */
const targetFor = (minimum: number) => 1.15 * minimum + 4 * Math.sqrt(minimum)

/**
 * All hits are read, without a window, up to this expected number: either it does not exceed the results for certain, or reading
 * `h` hits costs no more than a window of `target` of them, which passes the share target/h of all rows.
 */
function readAllUpTo({ rows }: SearchStatistics, minimum: number, results: number): number {
  const target = targetFor(minimum)
  const breakEven = target / 2 + Math.sqrt((target / 2) ** 2 + (target * rows) / rowsPerHit)
  return Math.max(results * margin, breakEven)
}

/** More hits are not read even where fewer were expected: words that belong together occur together more often than chance. */
export const maxHits = (statistics: SearchStatistics, results: number): number =>
  margin * readAllUpTo(statistics, results, results)

/** True where more titles than results are expected for certain; `expected` is a lower bound. */
export const fillsResults = (expected: number, results: number) => expected > results * 1.05

/** The window that nearly always holds the minimum; null where all hits are read. */
export function windowFor(
  statistics: SearchStatistics,
  share: number,
  { minimum, results }: { minimum: number; results: number },
): RecencyWindow | null {
  if (statistics.rows * share <= readAllUpTo(statistics, minimum, results)) return null
  return newestWindow(statistics, targetFor(minimum) / share)
}
