import type { UnderstoodLocation } from '@hearback/contract/jobs/places.ts'
import type { LatestInvitation } from '@hearback/contract/people/latest-invitation.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import type { TalentFilters } from '@hearback/contract/people/talent-filters.ts'
import type { Deps } from '../../../deps.ts'
import type { CompanyViewer } from '../../../domain/viewer.ts'
import {
  availabilityFacet,
  categoryFacet,
  confirmedFacet,
  rateFacet,
  seenFacet,
  yearsFacet,
} from '../../../search/model/lexemes.ts'
import type { Search } from '../../../search/search.ts'
import { searchPlaceOf } from '../../places/search-place.service.ts'
import { seekersFor } from '../profile/seekers.service.ts'
import { atDistance } from '../profile/seekers.view.ts'
import { latestInvitationsTo } from './latest-invitations.service.ts'

export interface Talents extends UnderstoodLocation {
  profiles: Seeker[]
  invitations: LatestInvitation[]
  total: number
  totalPages: number
  totalIsExact: boolean
}

/**
 * Searches published profiles that are not hidden from the viewer's company, each at its visibility level and with the
 * company's latest invitation. Distances in kilometers use rounded coordinates. A circle replaces the city; otherwise the
 * radius applies to a city or ZIP code. A region or country is searched as a whole, which the reply states as `area`.
 */
export async function searchTalents(
  { db, search }: Pick<Deps, 'db'> & { search: Search },
  viewer: CompanyViewer,
  filters: TalentFilters,
): Promise<Talents> {
  const { page, limit } = filters
  const { criteria, understood } = await criteriaOf(db, viewer, filters)
  const found = await search.find({ ...criteria, page, limit })
  const seekers = await seekersFor(db, viewer, found.ids)
  const profiles = found.ids.flatMap((id) => {
    const seeker = seekers.get(id)
    return seeker ? [atDistance(seeker, found.distances.get(id))] : []
  })
  const invitations = await latestInvitationsTo(db, viewer, found.ids)
  const { total, totalPages, totalIsExact } = found
  return { profiles, invitations, total, totalPages, totalIsExact, ...understood }
}

/** Each facet is a condition of its own. */
function facetsOf({ category, availability, minYears, maxRate, verified, lastSeen }: WhichTalents): string[][] {
  return [
    ...(category ? [[categoryFacet(category)]] : []),
    ...(availability ? [[availabilityFacet(availability)]] : []),
    ...(minYears == null ? [] : [[yearsFacet(minYears)]]),
    ...(maxRate == null ? [] : [[rateFacet(maxRate)]]),
    ...(verified ? [[confirmedFacet]] : []),
    ...(lastSeen ? [[seenFacet(lastSeen)]] : []),
  ]
}

export type WhichTalents = Omit<TalentFilters, 'page' | 'limit'>

/** The search criteria of these filters for this viewer, and how the city was understood. */
export async function criteriaOf(db: Deps['db'], viewer: CompanyViewer, filters: WhichTalents) {
  const { near, townId, facets, words, understood } = await searchPlaceOf(db, { ...filters, text: filters.city })
  const isWholeTown = townId !== null && filters.radius == null
  const best = filters.keyword || words ? ('relevance' as const) : ('newest' as const)
  const criteria = {
    text: filters.keyword,
    placeText: words,
    near: isWholeTown ? null : near,
    placeId: isWholeTown ? townId : null,
    facets: [facets, ...facetsOf(filters)],
    skills: filters.skill,
    hiddenFor: viewer.companyId,
    sort: filters.sort === 'seen' ? ('seen' as const) : best,
  }
  return { criteria, understood }
}
