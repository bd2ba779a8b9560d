import { limits } from '@hearback/contract/values/limits.ts'
import { conditionsOf, placeGroup } from '../composites/regional-conditions.ts'
import { correlationFactor, type SearchStatistics, shareOfAll } from '../estimate/statistics.ts'
import { type AnyOf, groupLexemesOf, inTitle } from '../model/lexemes.ts'
import { cheapestFirst } from './condition-order.ts'
import { newestWindow, type RecencyWindow } from './recency-window.ts'
import { fillsResults, minimumFor, windowFor } from './row-budget.ts'
import type { Terms } from './terms.ts'

/** How to run a search: along a b-tree, or through the GIN index with the newest or the titles first. */
export type SearchPlan = { by: 'order'; placeId: number | null; counted: boolean } | NewestPlan | RelevancePlan
/** The newest of the hits in the window, or in another order where all hits are read. */
export type NewestPlan = {
  by: 'newest'
  groups: AnyOf[]
  window: RecencyWindow | null
  minHits: number
  results: number
}
export type RelevancePlan = RankedTitles & {
  by: 'relevance'
  texts: AnyOf[]
  titlesSuffice: boolean
  window: RecencyWindow | null
  minHits: number
  /** Cap of results: hits beyond it cannot be paged to and are not searched for. */
  results: number
  /** With the terms of the vocabulary, for when titles with the words themselves are expected to fill the results and don't. */
  withTerms?: RankedTitles
}
/** Words to rank titles by, and the conditions for the index: the words in titles, as `texts` in texts, with all filters. */
type RankedTitles = { words: AnyOf[]; titles: AnyOf[]; titleWindow: RecencyWindow | null }

/** The page ends at hit `last`, of `results` that can be paged to. */
type PageRequest = { sort: 'newest' | 'relevance'; last: number; results?: number }

/** Chooses the statement and the window of a search by the expected number of hits. */
export function planSearch(
  known: SearchStatistics,
  terms: Terms,
  { sort, last, results = limits.searchResults }: PageRequest,
): SearchPlan {
  const { words, filters, phrases = [], published, placeId, area } = terms
  if (!hasConditions(terms)) return alongTheOrder(known, placeId)
  const statistics = published ? { ...known, rows: known.rows * (published.share ?? 1) } : known
  const narrowing = placeId === null ? filters : [...filters, placeGroup(statistics, placeId)]
  const areaShare = area ? statistics.cells.coverOf(area).within : 1
  const filterShare = areaShare * shareOfAll(statistics, narrowing) * correlationFactor(statistics, phrases)
  const textShare = filterShare * shareOfAll(statistics, words)
  const conditions = conditionsOf(statistics, terms)
  const texts = cheapestFirst(statistics, [...conditions.words, ...conditions.filters])
  const page = { minimum: minimumFor(last, results), results }
  const whole = { minimum: results, results }
  if (sort === 'newest' || words.length === 0) {
    const window = windowFor(statistics, textShare, page)
    return { by: 'newest', groups: texts, window, minHits: page.minimum, results }
  }
  const titles = planTitles(statistics, terms, { filterShare, page, whole })
  const window = windowFor(statistics, textShare, isByAge(words) && !titles.titlesSuffice ? page : whole)
  return { ...titles, by: 'relevance', texts, window, results }
}

type Bounds = { filterShare: number; page: RowBudget; whole: RowBudget }
type RowBudget = { minimum: number; results: number }

/**
 * Titles with the words themselves come before those with terms of the vocabulary. Where they fill the results, the terms are
 * left out. Several words and terms are ordered by more than age, so that all pages must choose among the same hits.
 */
function planTitles(statistics: SearchStatistics, terms: Terms, { filterShare, page, whole }: Bounds) {
  const titlesOf = (words: AnyOf[], wanted: RowBudget): RankedTitles => {
    const { titles, filters } = conditionsOf(statistics, { ...terms, words })
    const share = filterShare * shareOfAll(statistics, words.map(inTitle))
    const titleWindow = windowFor(statistics, share, wanted)
    return { words, titles: cheapestFirst(statistics, [...titles, ...filters]), titleWindow }
  }
  const { words } = terms
  const withTerms = titlesOf(words, whole)
  const literal = words.map(withoutTerms)
  const expected = statistics.rows * filterShare * shareOfAll(statistics, literal.map(inTitle), 0)
  if (!fillsResults(expected, whole.results)) {
    return { ...withTerms, titlesSuffice: false, minHits: (isByAge(words) ? page : whole).minimum }
  }
  const budget = isByAge(literal) ? page : whole
  const alone = titlesOf(literal, budget)
  return { ...alone, titlesSuffice: true, minHits: (alone.titleWindow ? budget : whole).minimum, withTerms }
}

const withoutTerms = ({ synonyms, narrower, related, ...group }: AnyOf): AnyOf => group

/** Whether hits of one tier are ordered by age alone. */
const isByAge = (words: readonly AnyOf[]) =>
  words.length === 1 && words.every((group) => groupLexemesOf(group).length === 0)

/** Whether more than a place is asked for. */
const hasConditions = ({ words, filters, published, area }: Terms) =>
  words.length + filters.length > 0 || published != null || area !== null

/** Rows that are counted along an index for an exact total: the p95 of searches without words is 4 ms (performance.md). */
const countAllUpTo = 50_000

function alongTheOrder(statistics: SearchStatistics, placeId: number | null): SearchPlan {
  const share = placeId === null ? 1 : shareOfAll(statistics, [placeGroup(statistics, placeId)])
  return { by: 'order', placeId, counted: statistics.rows * share <= countAllUpTo }
}

/**
 * The next attempt after a plan that found fewer hits than its minimum. The window is sized by the share that was found, or
 * dropped where few hits remain. It grows at least three times, because the newest rows may differ from the rest, as after an
 * import.
 */
export function widerPlan(statistics: SearchStatistics, plan: SearchPlan, found: number): SearchPlan {
  if (plan.by === 'order') return plan
  const { results } = plan
  const whole = { minimum: results, results }
  const wider = (window: RecencyWindow | null) => {
    const next = window && windowFor(statistics, Math.max(found, 150) / window.rows, whole)
    return next && newestWindow(statistics, Math.max(next.rows, 3 * window.rows))
  }
  if (plan.by === 'newest') return { ...plan, window: wider(plan.window), minHits: results }
  if (plan.titlesSuffice) return { ...plan, ...plan.withTerms, titlesSuffice: false, minHits: results }
  return { ...plan, titleWindow: wider(plan.titleWindow), window: wider(plan.window), minHits: results }
}

/**
 * The next attempt after a plan without a window that found more than `maxHits`. Rows are stored in the order of publication,
 * so that the newest row it read shows how much of the table it covered.
 */
export function narrowerPlan(statistics: SearchStatistics, plan: SearchPlan, found: Found): SearchPlan {
  if (plan.by === 'order') return plan
  const read = Math.min(1, found.newest / Math.max(1, statistics.lastSeq)) * statistics.rows
  const share = Math.min(1, found.total / Math.max(1, read))
  const { results } = plan
  return { ...plan, window: windowFor(statistics, share, { minimum: results, results }), minHits: results }
}
type Found = { total: number; newest: number }

/** Titles are read at least as far back as texts: a text that is also a title match counts as one. */
export function titleWindowOf(plan: RelevancePlan): RecencyWindow | null {
  if (plan.titlesSuffice || !plan.titleWindow) return plan.titleWindow
  return plan.window && plan.window.rows <= plan.titleWindow.rows ? plan.titleWindow : plan.window
}

/** True where the plan reads each hit of the GIN index, however many there turn out to be. */
export const readsAllHits = (plan: SearchPlan) => plan.by !== 'order' && readsAll(plan)

/** True where the plan reads every row that matches. */
export function readsAll(plan: SearchPlan): boolean {
  if (plan.by === 'order') return plan.counted
  if (plan.by === 'newest') return plan.window === null
  return !plan.titlesSuffice && plan.window === null && titleWindowOf(plan) === null
}
