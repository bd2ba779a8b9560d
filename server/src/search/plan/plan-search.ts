import { limits } from '@hearback/contract/values/limits.ts'
import { type Conditions, conditionsOf, placeGroup } from '../composites/regional-conditions.ts'
import { correlationFactor, type SearchStatistics, shareOfAll, shareOfArea } from '../estimate/statistics.ts'
import { type AnyOf, inTitle } from '../model/lexemes.ts'
import { cheapestFirst } from './condition-order.ts'
import type { RecencyWindow } from './recency-window.ts'
import { rowBudgetFor, targetFor, wholeResultBudget, windowFor } from './row-budget.ts'
import type { Terms } from './terms.ts'

/** How to run a search: along a b-tree, or through the GIN index with the newest or the titles first. */
export type SearchPlan =
  | { by: 'order'; placeId: number | null; counted: boolean }
  | { by: 'newest'; groups: AnyOf[]; window: RecencyWindow | null; minHits: number; results: number }
  | RelevancePlan
export type RelevancePlan = {
  by: 'relevance'
  words: AnyOf[]
  /** Conditions for the index: the words in titles or in texts, with all filters. */
  titles: AnyOf[]
  texts: AnyOf[]
  titlesSuffice: boolean
  titleWindow: RecencyWindow | null
  window: RecencyWindow | null
  minHits: number
  /** Cap of results: hits beyond it cannot be paged to and are not searched for. */
  results: number
}

/** The page ends at hit `last`, of `results` that can be paged to. */
type PageRequest = { sort: 'newest' | 'relevance'; last: number; results?: number }

/** Chooses the statement and the window of a search by the expected number of hits. */
export function planSearch(
  known: SearchStatistics,
  terms: Terms,
  { sort, last, results = limits.searchResults }: PageRequest,
): SearchPlan {
  const statistics = terms.published ? withRows(known, known.rows * (terms.published.share ?? 1)) : known
  const simple = terms.words.length === 0 && terms.filters.length === 0 && !terms.published
  const areaShare = terms.area ? shareOfArea(statistics, terms.area) : 1
  if (simple && !terms.area) return alongTheOrder(statistics, terms.placeId)
  const conditions = conditionsOf(statistics, terms)
  const narrowing = terms.placeId === null ? terms.filters : [...terms.filters, placeGroup(statistics, terms.placeId)]
  const filterShare = areaShare * shareOfAll(statistics, narrowing) * correlationFactor(statistics, terms.phrases ?? [])
  const narrowed = { filterShare, last, results }
  if (sort === 'newest' || terms.words.length === 0) return planNewest(statistics, terms.words, conditions, narrowed)
  return planRelevance(statistics, terms.words, conditions, narrowed)
}

const withRows = (statistics: SearchStatistics, rows: number): SearchStatistics => ({ ...statistics, rows })

function planNewest(
  statistics: SearchStatistics,
  words: AnyOf[],
  conditions: Conditions,
  { filterShare, last, results }: Narrowed,
): SearchPlan {
  const groups = cheapestFirst(statistics, [...conditions.words, ...conditions.filters])
  const share = filterShare * shareOfAll(statistics, words)
  const budget = rowBudgetFor(statistics, share, groups, { last, results })
  return { by: 'newest', groups, window: windowFor(statistics, share, budget), minHits: budget.minimum, results }
}

type Narrowed = { filterShare: number; last: number; results: number }
function planRelevance(
  statistics: SearchStatistics,
  words: AnyOf[],
  conditions: Conditions,
  { filterShare, last, results }: Narrowed,
): RelevancePlan {
  const titles = words.map(inTitle)
  const titleShare = filterShare * shareOfAll(statistics, titles)
  const textShare = filterShare * shareOfAll(statistics, words)
  const titlesSuffice = statistics.rows * filterShare * shareOfAll(statistics, titles, 0) > results * 1.05
  // Several words are ordered by more than age, so that all pages must choose among the same hits.
  const whole = { ...wholeResultBudget(results), target: targetFor(results) }
  const titleGroups = cheapestFirst(statistics, [...conditions.titles, ...conditions.filters])
  const textGroups = cheapestFirst(statistics, [...conditions.words, ...conditions.filters])
  const [share, groups] = titlesSuffice ? [titleShare, titleGroups] : [textShare, textGroups]
  const budget = words.length === 1 ? rowBudgetFor(statistics, share, groups, { last, results }) : whole
  const [ofTitles, ofTexts] = titlesSuffice ? [budget, whole] : [whole, budget]
  return {
    by: 'relevance',
    words,
    titles: titleGroups,
    texts: textGroups,
    titlesSuffice,
    titleWindow: windowFor(statistics, titleShare, ofTitles),
    window: windowFor(statistics, textShare, ofTexts),
    minHits: budget.minimum,
    results,
  }
}

const countAllUpTo = 50_000

function alongTheOrder(statistics: SearchStatistics, placeId: number | null): SearchPlan {
  const share = placeId === null ? 1 : shareOfAll(statistics, [placeGroup(statistics, placeId)])
  return { by: 'order', placeId, counted: statistics.rows * share <= countAllUpTo }
}

/**
 * The next attempt after a plan that found fewer hits than its minimum. The window is sized by the share that was found, or
 * dropped where few hits remain. It grows 2.8 to 9.3 times, because the newest rows may differ from the rest, as after an
 * import.
 */
export function widerPlan(statistics: SearchStatistics, plan: SearchPlan, found: number): SearchPlan {
  if (plan.by === 'order') return plan
  const whole = wholeResultBudget(plan.results)
  const minHits = whole.minimum
  const wider = (window: RecencyWindow | null) =>
    window && windowFor(statistics, Math.min(Math.max(found, 150), 500) / window.rows, whole)
  if (plan.by !== 'relevance') return { ...plan, window: wider(plan.window), minHits }
  if (plan.titlesSuffice) return { ...plan, titlesSuffice: false, minHits }
  return { ...plan, titleWindow: wider(plan.titleWindow), window: wider(plan.window), minHits }
}

/**
 * The next attempt after a plan without a window that found more than `maxHits`. Rows are stored in the order of publication,
 * so that the newest row it read shows how much of the table it covered.
 */
export function narrowerPlan(statistics: SearchStatistics, plan: SearchPlan, found: Found, last: number): SearchPlan {
  if (plan.by === 'order') return plan
  const read = Math.min(1, found.newest / Math.max(1, statistics.lastSeq)) * statistics.rows
  const share = Math.min(1, found.total / Math.max(1, read))
  if (plan.by === 'relevance') return { ...plan, window: windowFor(statistics, share, wholeResultBudget(plan.results)) }
  const budget = rowBudgetFor(statistics, share, plan.groups, { last, results: plan.results })
  return { ...plan, window: windowFor(statistics, share, budget), minHits: budget.minimum }
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
  if (plan.by !== 'relevance') return plan.window === null
  return !plan.titlesSuffice && plan.window === null && titleWindowOf(plan) === null
}
