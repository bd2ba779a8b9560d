import { limits } from '@hearback/contract/limits.ts'
import { type Group, inTitle } from './search-lexemes.ts'
import { needFor, wantedFor, wholeCap, windowFor } from './search-need.ts'
import { cheapestFirst } from './search-order.ts'
import { type Conditions, conditionsOf, placeGroup } from './search-regions.ts'
import { type SearchStatistics, shareOfAll, shareOfArea, togetherness } from './search-statistics.ts'
import type { Terms } from './search-terms.ts'
import type { RecencyWindow } from './search-window.ts'

/** How to run a search: along a b-tree, or through the GIN index with the newest or the titles first. */
export type SearchPlan =
  | { by: 'order'; placeId: number | null; counted: boolean }
  | { by: 'newest'; groups: Group[]; window: RecencyWindow | null; enough: number; results: number }
  | RelevancePlan
export type RelevancePlan = {
  by: 'relevance'
  words: Group[]
  /** What the index is asked for: the words in titles or in texts, with all filters. */
  titles: Group[]
  texts: Group[]
  titlesSuffice: boolean
  titleWindow: RecencyWindow | null
  window: RecencyWindow | null
  enough: number
  /** The most that can be paged to: what lies beyond is not looked for. */
  results: number
}

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
  const conditions = conditionsOf(statistics, terms)
  const narrowing = terms.placeId === null ? terms.filters : [...terms.filters, placeGroup(statistics, terms.placeId)]
  const filterShare = areaShare * shareOfAll(statistics, narrowing) * togetherness(statistics, terms.phrases ?? [])
  const narrowed = { filterShare, last, results }
  if (sort === 'newest' || terms.words.length === 0) return planNewest(statistics, terms.words, conditions, narrowed)
  return planRelevance(statistics, terms.words, conditions, narrowed)
}

const withRows = (statistics: SearchStatistics, rows: number): SearchStatistics => ({ ...statistics, rows })

function planNewest(
  statistics: SearchStatistics,
  words: Group[],
  conditions: Conditions,
  { filterShare, last, results }: Narrowed,
): SearchPlan {
  const groups = cheapestFirst(statistics, [...conditions.words, ...conditions.filters])
  const share = filterShare * shareOfAll(statistics, words)
  const need = needFor(statistics, share, groups, { last, results })
  return { by: 'newest', groups, window: windowFor(statistics, share, need), enough: need.enough, results }
}

type Narrowed = { filterShare: number; last: number; results: number }
function planRelevance(
  statistics: SearchStatistics,
  words: Group[],
  conditions: Conditions,
  { filterShare, last, results }: Narrowed,
): RelevancePlan {
  const titles = words.map(inTitle)
  const titleShare = filterShare * shareOfAll(statistics, titles)
  const textShare = filterShare * shareOfAll(statistics, words)
  const titlesSuffice = statistics.rows * filterShare * shareOfAll(statistics, titles, 0) > results * 1.05
  // Results of several words are ordered by more than their age: all pages have to choose among the same.
  const all = { ...wholeCap(results), wanted: wantedFor(results) }
  const titleGroups = cheapestFirst(statistics, [...conditions.titles, ...conditions.filters])
  const textGroups = cheapestFirst(statistics, [...conditions.words, ...conditions.filters])
  const [share, groups] = titlesSuffice ? [titleShare, titleGroups] : [textShare, textGroups]
  const need = words.length === 1 ? needFor(statistics, share, groups, { last, results }) : all
  const [ofTitles, ofTexts] = titlesSuffice ? [need, all] : [all, need]
  return {
    by: 'relevance',
    words,
    titles: titleGroups,
    texts: textGroups,
    titlesSuffice,
    titleWindow: windowFor(statistics, titleShare, ofTitles),
    window: windowFor(statistics, textShare, ofTexts),
    enough: need.enough,
    results,
  }
}

const countAllUpTo = 50_000

function alongTheOrder(statistics: SearchStatistics, placeId: number | null): SearchPlan {
  const share = placeId === null ? 1 : shareOfAll(statistics, [placeGroup(statistics, placeId)])
  return { by: 'order', placeId, counted: statistics.rows * share <= countAllUpTo }
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
  const need = needFor(statistics, share, plan.groups, { last, results: plan.results })
  return { ...plan, window: windowFor(statistics, share, need), enough: need.enough }
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
