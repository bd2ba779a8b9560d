import { limits } from '@hearback/contract/limits.ts'
import { type Area, cellKeys, cellLexemes } from './search-area.ts'
import { type Group, inTitle, placeFacet } from './search-lexemes.ts'
import { type SearchStatistics, shareOfAll, shareOfArea } from './search-statistics.ts'
import { newestWindow, type RecencyWindow, widerWindow } from './search-window.ts'

/** What is looked for, as conditions on the index. `words` decide relevance, `filters` only narrow. */
export type Terms = { words: Group[]; filters: Group[]; placeId: number | null; area: Area | null }

/** How to find it: along a b-tree, by the cells of the circle, or through the GIN index, newest or titles first. */
export type SearchPlan =
  | { by: 'order'; placeId: number | null; counted: boolean }
  | { by: 'cells'; keys: number[] }
  | { by: 'newest'; groups: Group[]; window: RecencyWindow | null }
  | RelevancePlan
export type RelevancePlan = {
  by: 'relevance'
  words: Group[]
  filters: Group[]
  titlesSuffice: boolean
  titleWindow: RecencyWindow | null
  window: RecencyWindow | null
}

/** Up to here everything is read and the total is exact. */
const readAllUpTo = 3_000
const readCellsUpTo = 10_000
const countAllUpTo = 50_000
/** Rows that a window should hold, so that the cap of results is nearly always reached in the first round. */
const wantedHits = limits.searchResults * 1.6

export function planSearch(statistics: SearchStatistics, terms: Terms, sort: 'newest' | 'relevance'): SearchPlan {
  const simple = terms.words.length === 0 && terms.filters.length === 0
  const areaShare = terms.area ? shareOfArea(statistics, terms.area) : 1
  if (simple && !terms.area) return alongTheOrder(statistics, terms.placeId)
  if (simple && terms.area && terms.placeId === null && statistics.rows * areaShare <= readCellsUpTo) {
    return { by: 'cells', keys: cellKeys(terms.area) }
  }
  const filters = allFilters(terms)
  const known = terms.placeId === null ? terms.filters : [...terms.filters, placeGroup(terms.placeId)]
  const filterShare = areaShare * shareOfAll(statistics, known)
  const window = windowFor(statistics, filterShare * shareOfAll(statistics, terms.words))
  if (sort === 'newest' || terms.words.length === 0)
    return { by: 'newest', groups: [...terms.words, ...filters], window }
  const titleShare = filterShare * shareOfAll(statistics, terms.words.map(inTitle))
  return {
    by: 'relevance',
    words: terms.words,
    filters,
    titlesSuffice: statistics.rows * titleShare > wantedHits,
    titleWindow: windowFor(statistics, titleShare),
    window,
  }
}

function alongTheOrder(statistics: SearchStatistics, placeId: number | null): SearchPlan {
  const share = placeId === null ? 1 : shareOfAll(statistics, [placeGroup(placeId)])
  return { by: 'order', placeId, counted: statistics.rows * share <= countAllUpTo }
}

const placeGroup = (placeId: number): Group => ({ any: [placeFacet(placeId)] })

function allFilters(terms: Terms): Group[] {
  const filters = [...terms.filters]
  if (terms.placeId !== null) filters.push(placeGroup(terms.placeId))
  if (terms.area) filters.push({ any: cellLexemes(terms.area) })
  return filters
}

/** Null where everything is to be read: few hits are expected, or nothing is known of the table. */
function windowFor(statistics: SearchStatistics, share: number): RecencyWindow | null {
  if (statistics.rows * share <= readAllUpTo) return null
  return newestWindow(statistics, wantedHits / share + 1024)
}

/** The next try after one that found too little. */
export function widerPlan(statistics: SearchStatistics, plan: SearchPlan): SearchPlan {
  if (plan.by === 'newest') return { ...plan, window: widerWindow(statistics, plan.window) }
  if (plan.by !== 'relevance') return plan
  if (plan.titlesSuffice) return { ...plan, titlesSuffice: false }
  const { titleWindow, window } = plan
  return { ...plan, titleWindow: widerWindow(statistics, titleWindow), window: widerWindow(statistics, window) }
}

/** Titles are read at least as far back as texts: a text that is also a title match counts as one. */
export function titleWindowOf(plan: RelevancePlan): RecencyWindow | null {
  if (plan.titlesSuffice || !plan.titleWindow) return plan.titleWindow
  return plan.window && plan.window.rows <= plan.titleWindow.rows ? plan.titleWindow : plan.window
}

/** True where the plan reads every row that matches. */
export function readsAll(plan: SearchPlan): boolean {
  if (plan.by === 'order') return plan.counted
  if (plan.by === 'newest') return plan.window === null
  return plan.by === 'cells' || (!plan.titlesSuffice && plan.window === null && titleWindowOf(plan) === null)
}
