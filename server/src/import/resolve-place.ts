import { limits } from '@hearback/contract/values/limits.ts'
import type { Db } from '../db/database.ts'
import { zoneOf } from '../features/jobs/job/job-zone.rules.ts'
import { readPlaceText } from '../features/places/locations.service.ts'
import { countryCodeOf, countryName } from '../features/places/place-names/countries.rules.ts'
import { findNamedPlace, partsOfPlace, placeNear, regionWritten } from '../features/places/places.service.ts'
import { cutLine, plainLine } from '../text/plain-text.ts'
import type { ImportWarning } from './import-warnings.ts'
import type { SourceRow } from './source-row.ts'

/** A place as rows name it. Each distinct one is resolved once. */
export interface PlaceQuery {
  readonly key: string
  readonly text: string
  readonly country: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

interface Place {
  readonly spot: PlaceQuery | undefined
  readonly remote: boolean
  readonly city: string | null
  /** As stated in the row. */
  readonly region: string | null
  readonly country: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** The place of the job according to the row. */
export function placeOfRow(row: SourceRow, mark: (mark: ImportWarning) => void): Place {
  const city = cutLine(plainLine(row.city ?? ''), limits.oneLine)
  const country = countryOf(row, mark)
  const point = pointOf(row, mark)
  const stated = cutLine(plainLine(row.region || row.state || row.addressRegion || ''), limits.oneLine)
  const region = stated ? regionWritten(stated, country) : null
  if (isAnywhere(city)) return { spot: undefined, remote: true, city: null, region, country, ...nowhere }
  if (!city && !point) {
    mark({ kind: 'place_missing' })
    return { spot: undefined, remote: false, city: null, region, country, ...nowhere }
  }
  const text = [city, stated === city ? '' : stated, country ? countryName(country) : ''].filter(Boolean).join(', ')
  const { latitude, longitude } = point ?? nowhere
  const key = JSON.stringify([text, latitude?.toFixed(2), longitude?.toFixed(2)])
  return {
    spot: { key, text: city ? text : '', country, latitude, longitude },
    remote: false,
    city: city || null,
    region,
    country,
    latitude,
    longitude,
  }
}
const nowhere = { latitude: null, longitude: null }

/** Matches "Anywhere in the U.S. (remote job)", "Remote". */
const isAnywhere = (city: string) => /^(?:anywhere|remote|worldwide)\b|\(remote(?: job)?\)$/iu.test(city)

function countryOf({ country }: SourceRow, mark: (mark: ImportWarning) => void): string | null {
  if (!country?.trim()) return null
  const code = countryCodeOf(country)
  if (code) return code
  mark({ kind: 'country_unknown', detail: country })
  return null
}

function pointOf({ lat, lng }: SourceRow, mark: (mark: ImportWarning) => void) {
  const latitude = lat ?? null
  const longitude = lng ?? null
  if (latitude !== null && longitude !== null) return { latitude, longitude }
  if (latitude !== null || longitude !== null) mark({ kind: 'point_half' })
  return undefined
}

export interface FoundPlace {
  readonly spot: string
  readonly place_id: number | null
  /** The town's name if the row's text contains more, such as "Portland, OR" or an address; null to keep the row's text. */
  readonly place_city: string | null
  readonly place_street: string | null
  readonly place_postal_code: string | null
  readonly place_region: string | null
  readonly place_country: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

const farAway = 0.75

/**
 * Resolves a place to a town by name, in the stated country and within about 80 km of the stated point. Falls back to
 * the town nearest to the point. The time zone is that of the point; UTC without one.
 */
export async function resolvePlace(db: Db, spot: PlaceQuery): Promise<{ place: FoundPlace; zone: string }> {
  const { written, town: named } = await readPlaceText(db, spot.text, findNamedPlace)
  const town = named && isThere(named, spot) ? named : await nearTown(db, spot)
  const point = {
    latitude: spot.latitude ?? town?.latitude ?? null,
    longitude: spot.longitude ?? town?.longitude ?? null,
  }
  return {
    place: { spot: spot.key, place_id: town?.id ?? null, ...partsOf(written, town), ...point },
    zone: zoneOf(point),
  }
}

function partsOf(text: string, town: Parameters<typeof partsOfPlace>[1]) {
  const { city, region, street, postalCode } = partsOfPlace(text, town)
  return {
    place_city: street || postalCode || text.startsWith(`${city},`) ? city : null,
    place_street: street,
    place_postal_code: postalCode,
    place_region: region,
    place_country: town?.country ?? null,
  }
}

async function nearTown(db: Db, { latitude, longitude, country }: PlaceQuery) {
  if (latitude === null || longitude === null) return undefined
  const town = await placeNear(db, latitude, longitude)
  return !country || town?.country === country ? town : undefined
}

function isThere(town: { country: string; latitude: number; longitude: number }, spot: PlaceQuery): boolean {
  if (spot.country && town.country !== spot.country) return false
  if (spot.latitude === null || spot.longitude === null) return true
  const narrowing = Math.max(0.01, Math.cos((spot.latitude * Math.PI) / 180))
  const turn = Math.abs(town.longitude - spot.longitude)
  return Math.hypot(town.latitude - spot.latitude, Math.min(turn, 360 - turn) * narrowing) < farAway
}
