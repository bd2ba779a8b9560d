import type { InputOf } from '@hearback/contract/endpoint.ts'
import type { searchTalents } from '@hearback/contract/people/seekers.ts'
import { talentRates } from '@hearback/contract/people/talent-filters.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { pageNumber } from '../../routing/page-number.ts'

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
  page: number
}

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
    page: pageNumber(query),
  }
}

export function writeTalentSearch(search: TalentSearch): URLSearchParams {
  const { skill, keyword, city, point, radius, page } = search
  const { category, availability, minYears, maxRate, verified } = search
  const query = new URLSearchParams(skill.map((one) => ['skill', one]))
  if (keyword) query.set('keyword', keyword)
  if (city) query.set('city', city)
  if (radius) query.set('radius', String(radius))
  if (radius && point) {
    query.set('latitude', String(point.latitude))
    query.set('longitude', String(point.longitude))
  }
  if (category) query.set('category', category)
  if (availability) query.set('availability', availability)
  if (minYears) query.set('minYears', String(minYears))
  if (maxRate) query.set('maxRate', String(maxRate))
  if (verified) query.set('verified', 'true')
  if (page > 1) query.set('page', String(page))
  return query
}

/** Radius and coordinates are sent together or not at all (product.md 5). */
export function requestOf({ point, radius, ...rest }: TalentSearch): InputOf<typeof searchTalents>['body'] {
  return point && radius ? { ...rest, ...point, radius } : rest
}
