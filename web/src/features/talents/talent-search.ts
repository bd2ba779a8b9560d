import type { InputOf } from '@hearback/contract/endpoint.ts'
import type { searchTalents } from '@hearback/contract/people/seekers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { pageNumber } from '../../routing/page-number.ts'

/** Search criteria as held by the URL; `point` is that of the city, where known. */
export interface TalentSearch {
  skill: string[]
  keyword: string
  city: string
  point: { latitude: number; longitude: number } | undefined
  radius: number | undefined
  page: number
}

/** Parses a query parameter within its range; a missing one is undefined, not 0. */
function numberOf(query: URLSearchParams, name: string, most: number, least = -most): number | undefined {
  const text = query.get(name)
  const value = text ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : undefined
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
    page: pageNumber(query),
  }
}

export function writeTalentSearch({ skill, keyword, city, point, radius, page }: TalentSearch): URLSearchParams {
  const query = new URLSearchParams(skill.map((one) => ['skill', one]))
  if (keyword) query.set('keyword', keyword)
  if (city) query.set('city', city)
  if (radius) query.set('radius', String(radius))
  if (radius && point) {
    query.set('latitude', String(point.latitude))
    query.set('longitude', String(point.longitude))
  }
  if (page > 1) query.set('page', String(page))
  return query
}

/** Radius and coordinates are sent together or not at all (product.md 5). */
export function requestOf({ point, radius, ...rest }: TalentSearch): InputOf<typeof searchTalents>['body'] {
  return point && radius ? { ...rest, ...point, radius } : rest
}
