import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { searchJobs as contract, JobFilters } from '@hearback/contract/jobs/job-search.ts'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { categoryFacet, employmentFacet, workplaceFacet } from '../../search/model/lexemes.ts'
import type { Search } from '../../search/search.ts'
import { jobsInOrder } from '../jobs/job/jobs.service.ts'
import { searchPlaceOf } from '../places/search-place.service.ts'
import { payByYear } from './job-search.rules.ts'
import { understoodFilters } from './understood-filters.ts'

type Found = ReplyOf<typeof contract>
/**
 * Searches open jobs by words, place and filters, published after `since`, with the distance in kilometers. Totals
 * above 1,000 are lower bounds.
 */
export async function searchJobs(
  { db, search }: Pick<Deps, 'db'> & { search: Search },
  filters: JobFilters,
  since?: Date | null,
): Promise<Found> {
  const { criteria, ...place } = await criteriaOf(db, filters, since)
  const {
    ids,
    distances,
    filters: facets,
    keyword,
    ...found
  } = await search.find({
    ...criteria,
    page: filters.page,
    limit: filters.resultsPerPage,
  })
  const shown = facets.length === 0 ? null : understoodFilters(filters, facets, keyword)
  const jobs = await jobsInOrder(db, ids, { brief: filters.brief, distances })
  return { jobs, ...found, ...place, understood: shown }
}

export type WhichJobs = Omit<JobFilters, 'page' | 'resultsPerPage' | 'brief'>

/** Search criteria of these filters, and how the place was understood. */
export async function criteriaOf(
  db: Database,
  filters: WhichJobs,
  since: Date | null = filters.postedWithin ? daysAgo(filters.postedWithin) : null,
) {
  const { near, words, facets, understood } = await searchPlaceOf(db, { ...filters, text: filters.location })
  const criteria = {
    text: filters.keyword,
    filterWords: true,
    widen: true,
    placeText: words,
    near,
    facets: [
      filters.category.map(categoryFacet),
      filters.employmentType.map(employmentFacet),
      filters.workplace.map(workplaceFacet),
      facets,
    ],
    minPayByYear: payByYear(filters.payFrom, filters.payPeriod),
    payCurrency: filters.payCurrency,
    postedAfter: since,
    sort: filters.sort,
  }
  return { ...understood, criteria }
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
