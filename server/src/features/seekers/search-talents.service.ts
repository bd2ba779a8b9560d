import { limits } from '@hearback/contract/limits.ts'
import type { Seeker } from '@hearback/contract/seekers.ts'
import type { TalentFilters } from '@hearback/contract/talent-filters.ts'
import type { Deps } from '../../deps.ts'
import type { Search } from '../../search/search.ts'
import type { Area } from '../../search/search-area.ts'
import { areaFacet } from '../../search/search-lexemes.ts'
import type { Viewer } from '../../viewer.ts'
import { findLocation } from '../places/locations.service.ts'
import { seekersFor } from './seekers.service.ts'
import { atDistance } from './seekers.view.ts'

export interface Talents {
  profiles: Seeker[]
  total: number
  totalPages: number
  totalIsExact: boolean
}

/**
 * Published profiles that are not hidden from the viewer's company, each by its ring; distances in kilometres go by
 * the rounded point. A circle takes the place of the city, and counts only where point and radius are all there.
 */
export async function searchTalents(
  { db, search }: Pick<Deps, 'db'> & { search: Search },
  viewer: Viewer,
  filters: TalentFilters,
): Promise<Talents> {
  const { page, limit } = filters
  const found = await search.find({ ...(await criteriaOf(db, viewer, filters)), page, limit })
  const seekers = await seekersFor(db, viewer, found.ids)
  const profiles = found.ids.flatMap((id) => {
    const seeker = seekers.get(id)
    return seeker ? [atDistance(seeker, found.distances.get(id))] : []
  })
  return { profiles, total: found.total, totalPages: found.totalPages, totalIsExact: found.totalIsExact }
}

export type WhichTalents = Omit<TalentFilters, 'page' | 'limit'>

/** What the search is asked for by these filters, for this viewer. */
export async function criteriaOf(db: Deps['db'], viewer: Viewer, filters: WhichTalents) {
  const near = areaOf(filters)
  const { placeText, ...where } = await wordsOrPlace(db, filters, near)
  const sort = filters.keyword || placeText ? ('relevance' as const) : ('newest' as const)
  return { text: filters.keyword, placeText, near, ...where, skills: filters.skill, hiddenFor: viewer.userId, sort }
}

function areaOf({ latitude, longitude, radius }: WhichTalents): Area | null {
  if (latitude == null || longitude == null || radius == null) return null
  return { latitude, longitude, km: radius }
}

/** A city that is no known place is looked for by its words. */
async function wordsOrPlace(db: Deps['db'], { city }: WhichTalents, near: Area | null) {
  if (city === '' || near) return { placeText: '' }
  const found = await findLocation(db, city)
  if (!found) return { placeText: city }
  if (found.kind === 'town') return { placeText: '', placeId: found.town.id }
  if (found.kind === 'area') return { placeText: '', facets: [[areaFacet(found)]] }
  const { latitude, longitude } = found
  return { placeText: '', near: { latitude, longitude, km: limits.usualRadiusKm } }
}
