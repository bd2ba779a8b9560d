import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database.ts'
import { areaOf } from './place-names/areas.rules.ts'
import { areaLabel } from './place-names/places.rules.ts'
import { isPostalCode } from './place-names/postal-codes.rules.ts'
import type { Area } from './place-names/regions.rules.ts'
import { findNamedPlace, findPlace, partsOfPlace } from './places.service.ts'
import type { Town } from './places.sql.ts'
import { findZip } from './zips.ts'

/** A country or one of its regions; a search covers the jobs inside, whatever their town. */
export interface AreaPlace extends Area {
  kind: 'area'
  label: string
}

/** The meaning of a text as a location: a town, the center of a postal code, or an area. */
export type Location =
  | { kind: 'town'; town: Town }
  | { kind: 'point'; label: string; latitude: number; longitude: number }
  | AreaPlace
  | { kind: 'unknownPostalCode'; code: string }

const remembered = new LRUCache<string, { readonly location: Location | undefined }>({ max: 5_000 })

/** Resolves a text to a town, postal code, region or country, or to an unknown postal code. Undefined for "remote" and other texts. */
export async function findLocation(db: Db, text: string): Promise<Location | undefined> {
  const known = remembered.get(text)
  if (known) return known.location
  const location = findZip(text) ?? barePostalCode(text) ?? (await findTownOrArea(db, text))
  remembered.set(text, { location })
  return location
}

/** ISO 3166-1 alpha-2; null for an unknown postal code. Postal codes with a point are in the United States. */
export function countryOf(location: Location): string | null {
  if (location.kind === 'unknownPostalCode') return null
  if (location.kind === 'point') return 'US'
  return location.kind === 'town' ? location.town.country : location.country
}

function barePostalCode(text: string): Location | undefined {
  return isPostalCode(text) ? { kind: 'unknownPostalCode', code: text.trim() } : undefined
}

async function findTownOrArea(db: Db, text: string): Promise<Location | undefined> {
  const area = areaOf(text)
  const town = isAlwaysArea(area) ? undefined : await findTownBeside(db, text, area)
  if (town && (!area || town.population >= leastPopulation(area))) return { kind: 'town', town }
  return area && { kind: 'area', ...area, label: areaLabel(area) }
}

/** The town of a text that is stored as a place; undefined for a region or country, even where a small town elsewhere has its name. */
export async function findStoredTown(db: Db, text: string, find = findPlace): Promise<Town | undefined> {
  const area = areaOf(text)
  const town = await findTownBeside(db, text, area, find)
  return town && (!area || isInside(town, area) || town.population >= leastPopulation(area)) ? town : undefined
}

/** The right name of an area, such as Catalonia, is no misspelling of a town, such as Catania. */
const findTownBeside = (db: Db, text: string, area: Area | undefined, find = findPlace) =>
  (area ? findNamedPlace : find)(db, text)

const isInside = (town: Town, { country, region }: Area) =>
  town.country === country && (region === null || region === (town.region ?? town.admin1))

/** The place columns of a profile for a picked or typed text; an unknown place is stored as text only. */
export async function readProfilePlace(db: Db, text: string) {
  const town = await findStoredTown(db, withTownOfZip(text))
  const { city, region, country } = partsOfPlace(withTownOfZip(text), town)
  return {
    place_id: town?.id ?? null,
    latitude: town?.latitude ?? null,
    longitude: town?.longitude ?? null,
    location_text: text,
    location_city: city,
    location_region: region,
    location_country: country,
  }
}

/** "Boise, ID, United States" for "83702"; other texts are returned unchanged. */
export function withTownOfZip(text: string): string {
  const zip = findZip(text)
  return zip ? `${zip.city}, ${zip.region}, United States` : text
}

/** Countries take precedence over towns of the same name. So does the province of Quebec over its capital. */
const isAlwaysArea = (area: Area | undefined) =>
  area !== undefined && (area.region === null || (area.country === 'CA' && area.region === 'QC'))

/** Minimum population for which a name means the town rather than the region, as for New York and Zürich. */
const leastPopulation = ({ country }: Area) => (statesFirst.has(country) ? 300_000 : 50_000)
const statesFirst = new Set(['US', 'CA', 'AU', 'GB'])
