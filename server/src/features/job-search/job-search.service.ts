import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { searchJobs as contract, JobFilters } from '@hearback/contract/jobs/job-search.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Area } from '../../search/model/area.ts'
import { categoryFacet, employmentFacet, workplaceFacet } from '../../search/model/lexemes.ts'
import type { Search } from '../../search/search.ts'
import { jobsInOrder } from '../jobs/job/jobs.service.ts'
import { countryOf, findLocation } from '../places/locations.service.ts'
import { areaFacets, placeLabel } from '../places/places.service.ts'
import { circleOf, payByYear } from './job-search.rules.ts'

type Found = ReplyOf<typeof contract>
interface Around {
  near: Area | null
  place: Found['place']
  area: Found['area']
  unknownPostalCode: Found['unknownPostalCode']
  /** Words of the location that name no town, to be searched for in the jobs. */
  words: string
}

/**
 * Searches open jobs by words, place and filters, published after `since`, with the distance in kilometers. Totals
 * above 1,000 are lower bounds.
 */
export async function searchJobs(
  { db, search }: Pick<Deps, 'db'> & { search: Search },
  filters: JobFilters,
  since?: Date | null,
): Promise<Found> {
  const { criteria, ...understood } = await criteriaOf(db, filters, since)
  const { ids, distances, ...totals } = await search.find({
    ...criteria,
    page: filters.page,
    limit: filters.resultsPerPage,
  })
  return { jobs: await jobsInOrder(db, ids, { brief: filters.brief, distances }), ...totals, ...understood }
}

export type WhichJobs = Omit<JobFilters, 'page' | 'resultsPerPage' | 'brief'>

/** Search criteria of these filters, and how the place was understood. */
export async function criteriaOf(
  db: Database,
  filters: WhichJobs,
  since: Date | null = filters.postedWithin ? daysAgo(filters.postedWithin) : null,
) {
  const { near, words, ...understood } = await around(db, filters)
  const { area } = understood
  const criteria = {
    text: filters.keyword,
    placeText: words,
    near,
    facets: [
      filters.category.map(categoryFacet),
      filters.employmentType.map(employmentFacet),
      filters.workplace.map(workplaceFacet),
      area ? areaFacets(area) : [],
    ],
    minPayByYear: payByYear(filters.payFrom, filters.payPeriod),
    payCurrency: filters.payCurrency,
    postedAfter: since,
    sort: filters.sort,
  }
  return { ...understood, criteria }
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** A given circle takes precedence over the location text. A text that is no place ("remote") is searched for in the jobs. */
async function around(db: Database, filters: WhichJobs): Promise<Around> {
  const { location, radius } = filters
  const nowhere = { near: null, place: null, area: null, unknownPostalCode: null, words: '' }
  const circle = circleOf(filters)
  const found = location === '' ? undefined : await findLocation(db, location)
  const country = found ? countryOf(found) : null
  if (circle) return { ...nowhere, near: circle, place: { label: location, ...pointOf(circle), country } }
  if (location === '') return nowhere
  if (!found) return { ...nowhere, words: location }
  if (found.kind === 'unknownPostalCode') return { ...nowhere, unknownPostalCode: found.code, words: location }
  if (found.kind === 'area') {
    const { label, country, region } = found
    return { ...nowhere, area: { label, country, region } }
  }
  const point = pointOf(found.kind === 'town' ? found.town : found)
  const label = found.kind === 'town' ? placeLabel(found.town) : found.label
  return { ...nowhere, near: { ...point, km: radius ?? limits.usualRadiusKm }, place: { label, ...point, country } }
}

const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({ latitude, longitude })
