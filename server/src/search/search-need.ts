import type { Group } from './search-lexemes.ts'
import { type SearchStatistics, shareOfAll } from './search-statistics.ts'
import { newestWindow, type RecencyWindow } from './search-window.ts'

/** Up to here everything is read and the total is exact. */
const readAllUpTo = (results: number) => results * 2
/** How many hits a window should hold, so that `enough` of them are nearly always there in the first round; no window where no more than `all` are expected. */
export type Need = { wanted: number; enough: number; all: number }
/** So many that all results are known, and that there are more than the cap. */
export const wholeCap = (results: number): Need => ({
  wanted: results * 1.4,
  enough: results,
  all: readAllUpTo(results),
})
/** So many hits in the newest rows bear statistics out: two thirds of what they let expect there, so that they have to expect half as much again as the cap. */
const leastProof = 200
const proven = 1.5
/** So many are looked for that hardly a search in a hundred finds too few, by what chance or statistics are out (decision 41). */
export const wantedFor = (enough: number) => enough + 4 * Math.sqrt(enough)
/**
 * Milliseconds: to read a hit; to look whether one more row has what is asked for, of those that have the rarest of it; and to
 * go past one row of a window (decision 41).
 */
const cost = { ofHit: 0.0013, ofCandidate: 0.0001, ofRowInWindow: 0.000005 }

/** Where hits are many, only those up to the end of the page. `groups`: what the index is asked for; none where rows are gone through. */
export function needFor(statistics: SearchStatistics, share: number, groups: Group[], { last, results }: Asked): Need {
  const enough = Math.max(leastProof, Math.min(last, results))
  const wanted = wantedFor(enough)
  const all = Math.max(results * proven, groups.length === 0 ? 0 : cheaperWholeUpTo(statistics, groups, wanted))
  return statistics.rows * share <= all ? { ...wholeCap(results), all } : { wanted, enough, all }
}
type Asked = { last: number; results: number }

/**
 * So many hits cost as much to read as those of a window that should hold `wanted` of them: for w of h hits it is w/h of all
 * rows, each of which is gone past in vain (decision 41).
 */
function cheaperWholeUpTo(statistics: SearchStatistics, groups: Group[], wanted: number): number {
  const rarest = groups.length < 2 ? 0 : Math.min(...groups.map((group) => shareOfAll(statistics, [group])))
  const looking = rarest * statistics.rows * cost.ofCandidate
  const passing = statistics.rows * cost.ofRowInWindow
  const half = (looking - wanted * cost.ofHit) / 2
  return (Math.sqrt(half * half + cost.ofHit * wanted * (looking + passing)) - half) / cost.ofHit
}

/**
 * More than that is not read even where less was expected: words that go together are found oftener than chance lets expect.
 * Half as much again as the most that anything is expected to have whose hits are all read.
 */
export const mostRead = (statistics: SearchStatistics, results: number): number =>
  Math.max(2 * readAllUpTo(results), 1.5 * cheaperWholeUpTo(statistics, [], wantedFor(results)))

/** Null where everything is to be read: few hits are expected, or nothing is known of the table. */
export function windowFor(statistics: SearchStatistics, share: number, { wanted, all }: Need): RecencyWindow | null {
  if (statistics.rows * share <= all) return null
  return newestWindow(statistics, wanted / share + 1024)
}
