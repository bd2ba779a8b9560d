import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { CountedFilter } from '@hearback/contract/jobs/filter-counts.ts'
import { type searchJobs as contract, JobFilters } from '@hearback/contract/jobs/job-search.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as z from 'zod/mini'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { answersShareFacets, answersWithinFacets } from '../../search/model/answer-facets.ts'
import type { SearchCriteria } from '../../search/model/criteria.ts'
import {
  benefitFacet,
  categoryFacet,
  employmentFacet,
  experienceFacet,
  shiftFacet,
  verifiedFacet,
  workplaceFacet,
} from '../../search/model/lexemes.ts'
import type { Search } from '../../search/search.ts'
import { jobsInOrder } from '../jobs/job/jobs.service.ts'
import { searchPlaceOf } from '../places/search-place.service.ts'
import { seekersFor } from '../seekers/profile/seekers.service.ts'
import { findBestMatches } from './best-match.service.ts'
import { listExcludedJobs } from './excluded-jobs.sql.ts'
import { payByYear } from './job-search.rules.ts'
import { understoodFilters } from './understood-filters.ts'

type Found = ReplyOf<typeof contract>
/**
 * Searches open jobs by words, place and filters, with the distance in kilometers. Totals above 1,000 are lower bounds.
 */
export async function searchJobs(
  { db, search }: Pick<Deps, 'db'> & { search: Search },
  filters: JobFilters,
  searcher: Searcher = {},
): Promise<Found> {
  const [{ criteria, ...place }, seeker] = await Promise.all([
    criteriaOf(db, filters, searcher),
    filters.sort === 'match' ? profileOf(db, searcher) : undefined,
  ])
  const paged = { ...criteria, page: filters.page, limit: filters.resultsPerPage }
  const {
    ids,
    distances,
    filters: facets,
    keyword,
    titled: _titled,
    ...found
  } = seeker ? await findBestMatches({ db, search }, paged, seeker) : await search.find(paged)
  const shown = facets.length === 0 ? null : understoodFilters(filters, facets, keyword)
  const jobs = await jobsInOrder(db, ids, { brief: filters.brief, distances })
  return { jobs, ...found, ...place, understood: shown }
}

/** The number of open jobs that visitors find with the keyword; at most 1,000, then a lower bound. */
export async function countJobs(
  { db, search }: Pick<Deps, 'db'> & { search: Search },
  keyword: string,
): Promise<number> {
  const { criteria } = await criteriaOf(db, z.parse(JobFilters, { keyword }), {})
  return (await search.find({ ...criteria, page: 1, limit: 1 })).total
}

/** The searching seeker's own profile, as their cards compare it. */
const profileOf = async (db: Database, { seekerId: userId }: Searcher) =>
  userId ? (await seekersFor(db, { userId, userType: 'jobseeker' }, [userId])).get(userId) : undefined

export interface Searcher {
  /** Only jobs published since then, by default as the filters say. */
  readonly since?: Date | null
  /** Publication numbers of the only jobs that can be found. */
  readonly among?: readonly number[] | undefined
  /** The signed-in seeker, whose hidden jobs are left out, for filters about their own applications. */
  readonly seekerId?: string | null
}

export type WhichJobs = Omit<JobFilters, 'page' | 'resultsPerPage' | 'brief'>

/** Search criteria of these filters, and how the place was understood. */
export async function criteriaOf(
  db: Database,
  filters: WhichJobs,
  { since = filters.postedWithin ? daysAgo(filters.postedWithin) : null, seekerId = null, among }: Searcher,
) {
  const { text, location } = textsOf(filters)
  const [{ near, words, facets, understood }, excluded] = await Promise.all([
    searchPlaceOf(db, { ...filters, ...radiusOf(filters), text: location }),
    seekerId ? listExcludedJobs(db, seekerId, filters.hideApplied) : [],
  ])
  const criteria = {
    text,
    filterWords: true,
    widen: true,
    placeText: words,
    near,
    facets: [facets, ...choiceFacets(filters)],
    skills: filters.skills,
    minPayByYear: payByYear(filters.payFrom, filters.payPeriod),
    payCurrency: filters.payCurrency,
    postedAfter: since,
    among,
    excluded,
    sort: filters.sort === 'match' ? (text ? 'relevance' : 'newest') : filters.sort,
  } satisfies Omit<SearchCriteria, 'page' | 'limit'>
  return { ...understood, criteria }
}

/** A keyword that is a ZIP code alone was meant as the place. */
const textsOf = ({ keyword, location }: WhichJobs) =>
  location === '' && /^\s*\d{5}(?:-\d{4})?\s*$/u.test(keyword)
    ? { text: '', location: keyword.trim() }
    : { text: keyword, location }

/** Facets of the filters with choices: any of each. */
export const choiceFacets = (filters: Pick<WhichJobs, CountedFilter | 'verified'>): string[][] => [
  filters.category.map(categoryFacet),
  filters.employmentType.map(employmentFacet),
  filters.workplace.map(workplaceFacet),
  filters.answersShare ? answersShareFacets(filters.answersShare) : [],
  filters.answersWithinDays ? answersWithinFacets(filters.answersWithinDays) : [],
  filters.verified ? [verifiedFacet] : [],
  filters.shift.map(shiftFacet),
  filters.experienceLevel.map(experienceFacet),
  filters.benefits.map(benefitFacet),
]

/** Coordinates alone name no circle, except for an order by distance from them. */
const radiusOf = ({ sort, radius }: WhichJobs) =>
  sort === 'distance' && radius == null ? { radius: limits.radiusKm } : {}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
