import { limits } from '@hearback/contract/values/limits.ts'
import { sameSpotKm } from '../model/area.ts'
import { payBands, payLevels } from '../model/pay-lexemes.ts'
import { type NewestPlan, planSearch } from '../plan/plan-search.ts'
import { maxHits } from '../plan/row-budget.ts'
import { readValues, runPlan, type Slice } from '../plan/run-plan.sql.ts'
import type { Terms } from '../plan/terms.ts'
import { searchByAge } from './search-by-age.ts'
import type { Found, Part, Run } from './search-part.ts'

/** Of 30,000 hits, a first page reads 400 as a sample and 250 within the bound; with 1,000, 1,300 and 150. */
const sampledHits = 300

/**
 * Finds the hits of the slice by pay or distance, exactly and without reading all hits of a frequent word. The part has a condition
 * that only hits with a value meet. Where there are many, the values of some of the newest hits give a bound that enough hits lie
 * within, and all hits within it are read.
 */
export async function searchByValue(run: Run, part: Part, slice: Slice): Promise<Found> {
  const { db, table, known } = run
  const most = maxHits(known, limits.searchResults)
  const needed = slice.offset + slice.limit
  const sampling = planOf(run, part.terms, Math.max(sampledHits, needed))
  if (sampling.window === null) {
    const all = await runPlan(db, table, sampling, part.criteria, slice, most)
    if (all.total <= most) return { ...all, isExact: true }
  }
  const sample = await readValues(db, table, sampling, part.criteria, most)
  const shareRead = sampling.window ? sampling.window.rows / populationOf(run, part.terms) : 1
  for (const rank of ranksFor(needed, shareRead)) {
    const bound = sample[rank - 1]
    if (bound === undefined) break
    const found = await readWithin(run, boundTo(run, part, bound, rank / sample.length), slice, most)
    if (found.total >= needed) return { ...found, isExact: false }
  }
  return readWithin(run, part, slice, most)
}

/** The plan that reads all hits or a window of at least the `last`. */
function planOf({ known }: Run, terms: Terms, last: number = limits.searchResults): NewestPlan {
  const plan = planSearch(known, terms, { sort: 'newest', last })
  if (plan.by !== 'newest') throw new Error('An order by a value needs a condition')
  return plan
}

/** Rows that are new enough for the search. */
const populationOf = ({ known }: Run, { published }: Terms) => Math.max(1, known.rows * (published?.share ?? 1))

/**
 * Ranks in a sample to try as bounds. The first is two standard deviations above the expected one; the last is certain, because
 * the sample alone has enough hits within it.
 */
function ranksFor(needed: number, shareRead: number): number[] {
  const expected = needed * shareRead
  const first = Math.ceil(expected + 2 * Math.sqrt(expected) + 1)
  return [first, 4 * first, needed]
    .map((rank) => Math.min(rank, needed))
    .filter((rank, at, all) => rank !== all[at - 1])
}

/**
 * Reads all hits of the search, or tightens its bound where they are more than `most`: as many as needed of those that were read
 * lie within the tighter bound. If that is none, because many have the same value, all are read.
 */
async function readWithin(run: Run, part: Part, slice: Slice, most: number): Promise<Found> {
  const { db, table } = run
  const { sort, near } = part.criteria
  // Many jobs have the point of their town: these are as near as each other, and ordered by age.
  if (sort === 'distance' && near && near.km <= sameSpotKm)
    return searchByAge(run, { ...part, criteria: { ...part.criteria, sort: 'newest' } }, slice)
  const plan = { ...planOf(run, part.terms), window: null }
  const found = await runPlan(db, table, plan, part.criteria, slice, most)
  if (found.total <= most) return { ...found, isExact: true }
  const values = await readValues(db, table, plan, part.criteria, most)
  const needed = slice.offset + slice.limit
  const bound = values[needed - 1]
  if (bound === undefined || bound === values.at(-1))
    return { ...(await runPlan(db, table, plan, part.criteria, slice)), isExact: true }
  return { ...(await readWithin(run, boundTo(run, part, bound, needed / values.length), slice, most)), isExact: false }
}

/** The search for hits with at least this pay, or at most this far away; `share` of its hits are. */
function boundTo({ known }: Run, { terms, criteria }: Part, bound: number, share: number): Part {
  const { near, payCurrency = 'USD' } = criteria
  if (criteria.sort === 'distance' && near) {
    const km = bound > sameSpotKm && roundUp(bound) < near.km ? roundUp(bound) : bound
    return { terms: { ...terms, area: { ...near, km } }, criteria: { ...criteria, near: { ...near, km } } }
  }
  const bands = payCurrency === 'USD' ? payBands(bound).any : []
  const any = known.hasPayLevels ? payLevels(payCurrency, bound) : bands
  const filters = any.length > 0 ? [...terms.filters, { any, share }] : terms.filters
  return { terms: { ...terms, filters }, criteria: { ...criteria, minPayByYear: bound } }
}

/** Kilometers in steps of 12%, so that searches around the same town share their covers. */
const roundUp = (km: number) => 10 ** (Math.ceil(Math.log10(Math.max(0.1, km)) * 20) / 20)
