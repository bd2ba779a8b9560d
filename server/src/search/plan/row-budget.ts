import { type SearchStatistics, shareOfAll } from '../estimate/statistics.ts'
import type { AnyOf } from '../model/lexemes.ts'
import { newestWindow, type RecencyWindow } from './recency-window.ts'

/**
 * How many hits a recency window is sized for. `target` are expected in it, so that the `minimum` is nearly always found in
 * the first round. Where at most `readAllUpTo` hits are expected in the whole table, all of them are read without a window.
 */
export interface RowBudget {
  readonly target: number
  readonly minimum: number
  readonly readAllUpTo: number
}

/** Up to this multiple of the cap of results, all hits are read and the total is exact. */
const readAllFactor = 2

/** The budget that finds as many results as can be paged to, and whether there are more. */
export const wholeResultBudget = (results: number): RowBudget => ({
  target: results * 1.4,
  minimum: results,
  readAllUpTo: results * readAllFactor,
})

/** Fewer hits in a window do not prove that the statistics are right. */
const minProof = 200
/** The expected total counts as above the cap only from this multiple of it on. */
const proofFactor = 1.5

/** Four standard deviations above the minimum: about one search in a hundred finds too few (decision 41). */
export const targetFor = (minimum: number) => minimum + 4 * Math.sqrt(minimum)

/** Milliseconds, measured at a million jobs (decision 41). */
const cost = {
  /** Reading a hit. */
  ofHit: 0.0013,
  /** Checking one more row that has the rarest of the conditions. */
  ofCandidate: 0.0001,
  /** Passing one row of a window. */
  ofRowInWindow: 0.000005,
}

/** The page that is asked for ends at hit `last`; no page ends beyond hit `results`. */
interface Request {
  readonly last: number
  readonly results: number
}

/** The budget of a page. `groups` are the conditions that the index checks. */
export function rowBudgetFor(
  statistics: SearchStatistics,
  share: number,
  groups: AnyOf[],
  { last, results }: Request,
): RowBudget {
  const minimum = Math.max(minProof, Math.min(last, results))
  const target = targetFor(minimum)
  const readAllUpTo = Math.max(results * proofFactor, breakEvenHits(statistics, groups, target))
  return statistics.rows * share <= readAllUpTo
    ? { ...wholeResultBudget(results), readAllUpTo }
    : { target, minimum, readAllUpTo }
}

/**
 * The number of hits in the table whose reading costs as much as that of a window with `target` of them. A window of w of h
 * hits holds the share w/h of all rows, each of which is passed (decision 41).
 */
function breakEvenHits(statistics: SearchStatistics, groups: AnyOf[], target: number): number {
  const rarest = groups.length < 2 ? 0 : Math.min(...groups.map((group) => shareOfAll(statistics, [group])))
  const checking = rarest * statistics.rows * cost.ofCandidate
  const passing = statistics.rows * cost.ofRowInWindow
  const half = (checking - target * cost.ofHit) / 2
  return (Math.sqrt(half * half + cost.ofHit * target * (checking + passing)) - half) / cost.ofHit
}

/**
 * More hits are not read even where fewer were expected: words that belong together occur together more often than chance.
 * 1.5 times the largest number of hits that any plan expects to read without a window.
 */
export const maxHits = (statistics: SearchStatistics, results: number): number =>
  Math.max(2 * readAllFactor * results, 1.5 * breakEvenHits(statistics, [], targetFor(results)))

/** Null where all hits are read: few are expected, or the table was never analyzed. */
export function windowFor(
  statistics: SearchStatistics,
  share: number,
  { target, readAllUpTo }: RowBudget,
): RecencyWindow | null {
  if (statistics.rows * share <= readAllUpTo) return null
  return newestWindow(statistics, target / share + 1024)
}
