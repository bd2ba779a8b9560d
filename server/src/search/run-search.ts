import { limits } from '@hearback/contract/values/limits.ts'
import { distanceKm } from './model/area.ts'
import type { SearchCriteria } from './model/criteria.ts'
import { searchInOrder } from './order/search-in-order.ts'
import type { Found, Run } from './order/search-part.ts'
import type { Related } from './parse/expand-query.ts'
import type { Terms } from './plan/terms.ts'

export interface Page {
  ids: string[]
  /** A lower bound where `totalIsExact` is false, which the newest rows confirm (decision 22). */
  total: number
  totalPages: number
  totalIsExact: boolean
  /** How many of the hits that were read match by their titles, where these come first; else all of them. */
  titled: number
  /** Kilometers from the center of `near`, by id. */
  distances: Map<string, number>
}

export const nothing: Page = { ids: [], total: 0, totalPages: 0, totalIsExact: true, titled: 0, distances: new Map() }

/** Plans and runs a parsed search, again with other windows where the first finds too few or too many. */
export const runSearch = (run: Run, terms: Terms, criteria: SearchCriteria): Promise<Page> =>
  search(run, terms, criteria)

/** A search that finds fewer is widened by related work: the first page should be full of jobs worth a look. */
const fewResults = 10

/**
 * Runs a parsed search, and with related terms where it finds few: few titles where the whole query is a title, none in an order
 * by date. `relatedFrom` is the index of the first job on the page that matches by related terms or its text only.
 */
export async function runWidened(
  run: Run,
  terms: Terms,
  criteria: SearchCriteria,
  related: Related,
): Promise<Page & { relatedFrom: number | null }> {
  const page = await search(run, terms, criteria)
  const { titled } = page
  const isByRelevance = criteria.sort === 'relevance'
  const found = isByRelevance && related.isTitle ? titled : page.total
  const isEnough = found >= (isByRelevance ? fewResults : 1)
  if (isEnough || related.groups.lexemes.length === 0) return { ...page, relatedFrom: null }
  const words = terms.words.map((group) => ({ ...group, related: related.groups }))
  const widened = await search(run, { ...terms, words }, { ...criteria, literalTitles: true })
  const from = titled - (criteria.page - 1) * criteria.limit
  const isOnPage = from >= 0 && from < widened.ids.length && widened.total > page.total
  return { ...widened, relatedFrom: isOnPage ? from : null }
}

async function search(run: Run, terms: Terms, criteria: SearchCriteria): Promise<Page> {
  const { page, limit } = criteria
  const offset = Math.min((page - 1) * limit, limits.searchResults)
  const slice = { offset, limit: Math.min(limit, limits.searchResults - offset) }
  const found = await searchInOrder(run, terms, criteria, slice)
  return pageOf(criteria, found)
}

function pageOf(criteria: SearchCriteria, found: Found): Page {
  const { near, results = limits.searchResults, limit } = criteria
  const total = found.isExact ? found.total : results
  const distances = new Map<string, number>()
  for (const { id, latitude, longitude } of near ? found.hits : [])
    if (near && latitude !== null && longitude !== null) distances.set(id, distanceKm(near, { latitude, longitude }))
  return {
    ids: found.hits.map((hit) => hit.id),
    total,
    totalPages: Math.ceil(Math.min(total, limits.searchResults) / limit),
    totalIsExact: found.isExact,
    titled: found.titled,
    distances,
  }
}
