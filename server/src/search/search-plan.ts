import { limits } from '@hearback/contract/limits.ts'
import { type Group, inTitle } from './search-lexemes.ts'
import { leastSharePassed, type Passing, passingOf } from './search-marks.ts'
import { cheapestFirst } from './search-order.ts'
import { type Conditions, conditionsOf, placeGroup } from './search-regions.ts'
import { type SearchStatistics, shareOfAll, shareOfArea, togetherness } from './search-statistics.ts'
import type { Terms } from './search-terms.ts'
import { newestWindow, type RecencyWindow } from './search-window.ts'

/** How to find it: along a b-tree, passing rows of a place or a circle, or through the GIN index, newest or titles first. */
export type SearchPlan =
  | { by: 'order'; placeId: number | null; counted: boolean }
  | { by: 'passing'; passing: Passing; window: RecencyWindow | null; enough: number; results: number }
  | { by: 'newest'; groups: Group[]; window: RecencyWindow | null; enough: number; results: number }
  | RelevancePlan
export type RelevancePlan = {
  by: 'relevance'
  words: Group[]
  /** What the index is asked for: the words in titles or in texts, with all filters. */
  titles: Group[]
  texts: Group[]
  /** In place of the index, for the words in texts. */
  passing: Passing | undefined
  titlesSuffice: boolean
  titleWindow: RecencyWindow | null
  window: RecencyWindow | null
  enough: number
  /** The most that can be paged to: what lies beyond is not looked for. */
  results: number
}

/** Up to here everything is read and the total is exact. */
const readAllUpTo = (results: number) => results * 2
/** More than that is not read even where less was expected: words that go together are found oftener than chance lets expect. */
export const mostRead = (results: number): number => readAllUpTo(results) * 2
const countAllUpTo = 50_000
/** How many hits a window should hold, so that `enough` of them are nearly always there in the first round; no window where no more than `all` are expected. */
type Need = { wanted: number; enough: number; all: number }
/** So many that all results are known, and that there are more than the cap. */
const wholeCap = (results: number): Need => ({ wanted: results * 1.4, enough: results, all: readAllUpTo(results) })
/** So many hits in the newest rows bear statistics out: two thirds of what they let expect there, so that they have to expect half as much again as the cap. */
const leastProof = 200
const proven = 1.5
/** So many are looked for: statistics expect a seventh too much at most, and few hits vary by chance besides (decision 36). */
const wantedFor = (enough: number) => 1.15 * enough + 2 * Math.sqrt(enough)
/** A window of more than this share of all hits is no shorter way. */
const mostOfAll = 0.7

/** What is asked for: the first `last` have to be known, those of the page and before it, of `results` at most. */
type Wanted = { sort: 'newest' | 'relevance'; last: number; results?: number }

export function planSearch(
  known: SearchStatistics,
  terms: Terms,
  { sort, last, results = limits.searchResults }: Wanted,
): SearchPlan {
  const statistics = terms.published ? withRows(known, known.rows * (terms.published.share ?? 1)) : known
  const simple = terms.words.length === 0 && terms.filters.length === 0 && !terms.published
  const areaShare = terms.area ? shareOfArea(statistics, terms.area) : 1
  if (simple && !terms.area) return alongTheOrder(statistics, terms.placeId)
  const passing = passingOf(known, terms)
  const conditions = conditionsOf(statistics, terms)
  const narrowing = terms.placeId === null ? terms.filters : [...terms.filters, placeGroup(statistics, terms.placeId)]
  const filterShare = areaShare * shareOfAll(statistics, narrowing) * togetherness(statistics, terms.phrases ?? [])
  if (sort === 'newest' || terms.words.length === 0) {
    const share = filterShare * shareOfAll(statistics, terms.words)
    const need = needFor(statistics, share, last, results)
    const window = windowFor(statistics, share, need)
    if (passing) return { by: 'passing', passing, window, enough: need.enough, results }
    const groups = cheapestFirst(statistics, [...conditions.words, ...conditions.filters])
    return { by: 'newest', groups, window, enough: need.enough, results }
  }
  return planRelevance(statistics, terms.words, conditions, { filterShare, passing, last, results })
}

const withRows = (statistics: SearchStatistics, rows: number): SearchStatistics => ({ ...statistics, rows })

type Narrowed = { filterShare: number; passing: Passing | undefined; last: number; results: number }
function planRelevance(
  statistics: SearchStatistics,
  words: Group[],
  conditions: Conditions,
  { filterShare, passing, last, results }: Narrowed,
): RelevancePlan {
  const titles = words.map(inTitle)
  const titleShare = filterShare * shareOfAll(statistics, titles)
  const textShare = filterShare * shareOfAll(statistics, words)
  const titlesSuffice = statistics.rows * filterShare * shareOfAll(statistics, titles, 0) > results * 1.05
  // Results of several words are ordered by more than their age: all pages have to choose among the same.
  const all = { ...wholeCap(results), wanted: wantedFor(results) }
  const need = words.length === 1 ? needFor(statistics, titlesSuffice ? titleShare : textShare, last, results) : all
  const [ofTitles, ofTexts] = titlesSuffice ? [need, all] : [all, need]
  return {
    by: 'relevance',
    words,
    titles: cheapestFirst(statistics, [...conditions.titles, ...conditions.filters]),
    texts: cheapestFirst(statistics, [...conditions.words, ...conditions.filters]),
    passing: titlesSuffice ? undefined : passingTexts(passing, words, titleShare / textShare),
    titlesSuffice,
    titleWindow: windowFor(statistics, titleShare, ofTitles),
    window: windowFor(statistics, textShare, ofTexts),
    enough: need.enough,
    results,
  }
}

/**
 * Several words are ordered by their titles, which the index of these rows does not have. Of one, what titles have too is
 * read twice, and no gain.
 */
function passingTexts(passing: Passing | undefined, words: Group[], inTitles: number): Passing | undefined {
  const isGain = passing && words.length === 1 && passing.share * (1 - inTitles) >= leastSharePassed
  return isGain ? passing : undefined
}

/** Where hits are many, only those up to the end of the page. */
function needFor(statistics: SearchStatistics, share: number, last: number, results: number): Need {
  const enough = Math.max(leastProof, Math.min(last, results))
  const wanted = wantedFor(enough)
  const all = Math.max(results * proven, wanted / mostOfAll)
  return statistics.rows * share <= all ? wholeCap(results) : { wanted, enough, all }
}

function alongTheOrder(statistics: SearchStatistics, placeId: number | null): SearchPlan {
  const share = placeId === null ? 1 : shareOfAll(statistics, [placeGroup(statistics, placeId)])
  return { by: 'order', placeId, counted: statistics.rows * share <= countAllUpTo }
}

/** Null where everything is to be read: few hits are expected, or nothing is known of the table. */
function windowFor(statistics: SearchStatistics, share: number, { wanted, all }: Need): RecencyWindow | null {
  if (statistics.rows * share <= all) return null
  return newestWindow(statistics, wanted / share + 1024)
}

/**
 * The next try after one that found too little: what was expected is no proof any more, so it reaches as far back as what
 * was found lets expect, or reads everything where that is few. The newest may be unlike the others, as after an import,
 * so it is 2.8 to 9.3 times as far.
 */
export function widerPlan(statistics: SearchStatistics, plan: SearchPlan, found: number): SearchPlan {
  if (plan.by === 'order') return plan
  const whole = wholeCap(plan.results)
  const { enough } = whole
  const wider = (window: RecencyWindow | null) =>
    window && windowFor(statistics, Math.min(Math.max(found, 150), 500) / window.rows, whole)
  if (plan.by !== 'relevance') return { ...plan, window: wider(plan.window), enough }
  if (plan.titlesSuffice) return { ...plan, titlesSuffice: false, enough }
  return { ...plan, titleWindow: wider(plan.titleWindow), window: wider(plan.window), enough }
}

/**
 * The next try after one that was to read everything, and came upon more than `mostRead`. Rows lie about in the order of
 * their publication, so that the newest that it read tells how far it came.
 */
export function narrowerPlan(statistics: SearchStatistics, plan: SearchPlan, found: Found, last: number): SearchPlan {
  if (plan.by === 'order') return plan
  const read = Math.min(1, found.newest / Math.max(1, statistics.lastSeq)) * statistics.rows
  const share = Math.min(1, found.total / Math.max(1, read))
  if (plan.by === 'relevance') return { ...plan, window: windowFor(statistics, share, wholeCap(plan.results)) }
  const need = needFor(statistics, share, last, plan.results)
  return { ...plan, window: windowFor(statistics, share, need), enough: need.enough }
}
type Found = { total: number; newest: number }

/** Titles are read at least as far back as texts: a text that is also a title match counts as one. */
export function titleWindowOf(plan: RelevancePlan): RecencyWindow | null {
  if (plan.titlesSuffice || !plan.titleWindow) return plan.titleWindow
  return plan.window && plan.window.rows <= plan.titleWindow.rows ? plan.titleWindow : plan.window
}

/** True where the plan reads each hit of the GIN index, however many there turn out to be. */
export const readsAllHits = (plan: SearchPlan) =>
  readsAll(plan) && (plan.by === 'newest' || (plan.by === 'relevance' && !plan.passing))

/** True where the plan reads every row that matches. */
export function readsAll(plan: SearchPlan): boolean {
  if (plan.by === 'order') return plan.counted
  if (plan.by !== 'relevance') return plan.window === null
  return !plan.titlesSuffice && plan.window === null && titleWindowOf(plan) === null
}
