import { limits } from '@hearback/contract/values/limits.ts'
import { narrowerPlan, planSearch, readsAll, readsAllHits, type SearchPlan, widerPlan } from '../plan/plan-search.ts'
import { maxHits } from '../plan/row-budget.ts'
import { type Hits, runPlan, type Slice } from '../plan/run-plan.sql.ts'
import type { Found, Part, Run } from './search-part.ts'

/** Plans and runs a search by age or relevance, again with other windows where the first finds too few or too many. */
export async function searchByAge({ db, table, known }: Run, { terms, criteria }: Part, slice: Slice): Promise<Found> {
  const { sort, results = limits.searchResults, enough = slice.offset + slice.limit } = criteria
  const most = maxHits(known, results)
  const order = sort === 'relevance' ? sort : 'newest'
  let plan = planSearch(known, terms, { sort: order, last: enough, results })
  let found = await runPlan(db, table, plan, criteria, slice, most)
  if (readsAllHits(plan) && found.total > most) {
    plan = narrowerPlan(known, plan, found)
    found = await runPlan(db, table, plan, criteria, slice)
  }
  while (!hasEnough(plan, found)) {
    plan = widerPlan(known, plan, found.total)
    found = await runPlan(db, table, plan, criteria, slice)
  }
  return { ...found, isExact: readsAll(plan) }
}

const hasEnough = (plan: SearchPlan, found: Hits) =>
  plan.by === 'order' || readsAll(plan) || found.total >= plan.minHits
