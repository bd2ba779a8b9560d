import type { UnderstoodLocation } from '@hearback/contract/jobs/places.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Db } from '../../db/database.ts'
import type { Area } from '../../search/model/area.ts'
import { countryOf, findLocation } from './locations.service.ts'
import { areaFacets, placeLabel } from './places.service.ts'

interface SearchedPlace {
  text: string
  latitude?: number | null | undefined
  longitude?: number | null | undefined
  /** Kilometers. */
  radius?: number | null | undefined
}

export interface SearchPlace {
  near: Area | null
  /** The town at the center of `near`. */
  townId: number | null
  /** Lexemes of a region or country. */
  facets: string[]
  /** The text of a location that names no town, to be searched for as words. */
  words: string
  understood: UnderstoodLocation
}

/**
 * The place of a search. A circle takes precedence over the text, only if latitude, longitude and radius are all given
 * (specification 5). A text that is no place ("remote") is searched for as words.
 */
export async function searchPlaceOf(db: Db, { text, ...where }: SearchedPlace): Promise<SearchPlace> {
  const circle = circleOf(where)
  const understood: UnderstoodLocation = { place: null, area: null, unknownPostalCode: null }
  const nowhere = { near: null, townId: null, facets: [], words: '', understood }
  const found = text === '' ? undefined : await findLocation(db, text)
  const country = found ? countryOf(found) : null
  const around = (near: Area, label: string, townId: number | null = null) => {
    const { latitude, longitude } = near
    return { ...nowhere, near, townId, understood: { ...understood, place: { label, latitude, longitude, country } } }
  }
  if (circle) return around(circle, text)
  if (!found) return { ...nowhere, words: text }
  if (found.kind === 'unknownPostalCode')
    return { ...nowhere, words: text, understood: { ...understood, unknownPostalCode: found.code } }
  if (found.kind === 'area') {
    const { label, country, region } = found
    return { ...nowhere, facets: areaFacets(found), understood: { ...understood, area: { label, country, region } } }
  }
  const { latitude, longitude } = found.kind === 'town' ? found.town : found
  const near = { latitude, longitude, km: where.radius ?? limits.usualRadiusKm }
  return found.kind === 'town' ? around(near, placeLabel(found.town), found.town.id) : around(near, found.label)
}

function circleOf({ latitude, longitude, radius: km }: Omit<SearchedPlace, 'text'>): Area | undefined {
  return latitude == null || longitude == null || km == null ? undefined : { latitude, longitude, km }
}
