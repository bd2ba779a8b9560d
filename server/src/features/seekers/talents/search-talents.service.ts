import type { UnderstoodLocation } from '@hearback/contract/jobs/places.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import type { TalentFilters } from '@hearback/contract/people/talent-filters.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Deps } from '../../../deps.ts'
import type { CompanyViewer } from '../../../domain/viewer.ts'
import type { Area } from '../../../search/model/area.ts'
import type { Search } from '../../../search/search.ts'
import { countryOf, findLocation } from '../../places/locations.service.ts'
import { areaFacets, placeLabel } from '../../places/places.service.ts'
import { seekersFor } from '../profile/seekers.service.ts'
import { atDistance } from '../profile/seekers.view.ts'

export interface Talents extends UnderstoodLocation {
  profiles: Seeker[]
  total: number
  totalPages: number
  totalIsExact: boolean
}

/**
 * Searches published profiles that are not hidden from the viewer's company, each at its visibility level. Distances in
 * kilometers use rounded coordinates. A circle replaces the city; otherwise the radius applies to a city or ZIP code. A
 * region or country is searched as a whole, which the reply states as `area`.
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
  const { total, totalPages, totalIsExact } = found
  return { profiles, total, totalPages, totalIsExact, ...understood }
}

export type WhichTalents = Omit<TalentFilters, 'page' | 'limit'>

/** The search criteria of these filters for this viewer, and how the city was understood. */
export async function criteriaOf(db: Deps['db'], viewer: CompanyViewer, filters: WhichTalents) {
  const { placeText, understood, ...where } = await around(db, filters)
  const sort = filters.keyword || placeText ? ('relevance' as const) : ('newest' as const)
  const criteria = {
    text: filters.keyword,
    placeText,
    ...where,
    skills: filters.skill,
    hiddenFor: viewer.companyId,
    sort,
  }
  return { criteria, understood }
}

function circleOf({ latitude, longitude, radius }: WhichTalents): Area | null {
  if (latitude == null || longitude == null || radius == null) return null
  return { latitude, longitude, km: radius }
}

const nowhere: UnderstoodLocation = { place: null, area: null, unknownPostalCode: null }

/** A city that is not a known place is searched for as words. */
async function around(db: Deps['db'], filters: WhichTalents) {
  const { city, radius } = filters
  const circle = circleOf(filters)
  const found = city === '' ? undefined : await findLocation(db, city)
  const country = found ? countryOf(found) : null
  if (circle) {
    const { latitude, longitude } = circle
    return {
      placeText: '',
      near: circle,
      understood: { ...nowhere, place: { label: city, latitude, longitude, country } },
    }
  }
  if (!found) return { placeText: city, near: null, understood: nowhere }
  if (found.kind === 'unknownPostalCode')
    return { placeText: city, near: null, understood: { ...nowhere, unknownPostalCode: found.code } }
  if (found.kind === 'area') {
    const { label, country, region } = found
    const understood = { ...nowhere, area: { label, country, region } }
    return { placeText: '', near: null, facets: [areaFacets(found)], understood }
  }
  const { latitude, longitude } = found.kind === 'town' ? found.town : found
  const label = found.kind === 'town' ? placeLabel(found.town) : found.label
  const understood = { ...nowhere, place: { label, latitude, longitude, country } }
  if (found.kind === 'town' && radius == null) return { placeText: '', near: null, placeId: found.town.id, understood }
  return { placeText: '', near: { latitude, longitude, km: radius ?? limits.usualRadiusKm }, understood }
}
