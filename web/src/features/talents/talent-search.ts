import type { InputOf } from '@hearback/contract/endpoint.ts'
import type { TalentSearch as SavedSearch } from '@hearback/contract/people/saved-talents.ts'
import type { searchTalents } from '@hearback/contract/people/seekers.ts'
import { type TalentFilters, talentRates } from '@hearback/contract/people/talent-filters.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { pageNumber } from '../../routing/page-number.ts'
import { paths } from '../../routing/paths.ts'
import { joinWithDots } from '../../ui/text/join-with-dots.ts'

/** Search criteria as held by the URL; `point` is that of the city, where known. */
export interface TalentSearch {
  skill: string[]
  keyword: string
  city: string
  point: { latitude: number; longitude: number } | undefined
  radius: number | undefined
  category: string
  availability: string
  minYears: number | undefined
  /** US dollars per hour. */
  maxRate: number | undefined
  verified: boolean
  lastSeen: NonNullable<TalentFilters['lastSeen']> | undefined
  sort: TalentFilters['sort']
  page: number
}

export const SEEN = ['week', 'month'] as const

/** Parses a query parameter within its range; a missing one is undefined, not 0. */
function numberOf(query: URLSearchParams, name: string, most: number, least = -most): number | undefined {
  const text = query.get(name)
  const value = text ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : undefined
}

function wholeOf(query: URLSearchParams, name: string, most: number): number | undefined {
  const value = numberOf(query, name, most, 1)
  return Number.isInteger(value) ? value : undefined
}

export function readTalentSearch(query: URLSearchParams): TalentSearch {
  const latitude = numberOf(query, 'latitude', 90)
  const longitude = numberOf(query, 'longitude', 180)
  return {
    skill: query.getAll('skill').filter(Boolean),
    keyword: query.get('keyword') ?? '',
    city: query.get('city') ?? '',
    point: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
    radius: numberOf(query, 'radius', limits.radiusKm, 0.1),
    category: query.get('category') ?? '',
    availability: query.get('availability') ?? '',
    minYears: wholeOf(query, 'minYears', 50),
    maxRate: talentRates.find((rate) => String(rate) === query.get('maxRate')),
    verified: query.get('verified') === 'true',
    lastSeen: SEEN.find((within) => within === query.get('lastSeen')),
    sort: query.get('sort') === 'seen' ? 'seen' : 'best',
    page: pageNumber(query),
  }
}

export function writeTalentSearch(search: TalentSearch): URLSearchParams {
  const { skill, keyword, city, point, radius, page, sort } = search
  const { category, availability, minYears, maxRate, verified, lastSeen } = search
  const query = new URLSearchParams(skill.map((one) => ['skill', one]))
  if (keyword) query.set('keyword', keyword)
  if (city) query.set('city', city)
  if (radius) query.set('radius', String(radius))
  if (radius && point) {
    query.set('latitude', String(point.latitude))
    query.set('longitude', String(point.longitude))
  }
  const filters = { category, availability, minYears, maxRate, verified, lastSeen }
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, String(value))
  if (sort !== 'best') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query
}

/** Radius and coordinates are sent together or not at all (product.md 5). */
export function requestOf({ point, radius, ...rest }: TalentSearch): InputOf<typeof searchTalents>['body'] {
  return point && radius ? { ...rest, ...point, radius } : rest
}

/** The address of a saved search. */
export function savedSearchPath({
  latitude,
  longitude,
  radius,
  minYears,
  maxRate,
  lastSeen,
  ...rest
}: SavedSearch['filters']) {
  const point = latitude === null || longitude === null ? undefined : { latitude, longitude }
  const query = writeTalentSearch({
    ...rest,
    point,
    radius: radius ?? undefined,
    minYears: minYears ?? undefined,
    maxRate: maxRate ?? undefined,
    lastSeen: lastSeen ?? undefined,
    page: 1,
  })
  return query.size > 0 ? `${paths.talentSearch()}?${query}` : paths.talentSearch()
}

/** A name for a search by its first criteria. */
export const suggestedName = ({ keyword, skill, category, city }: TalentSearch): string =>
  joinWithDots([keyword, ...skill.slice(0, 2), category, city])
