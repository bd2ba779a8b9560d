import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database.ts'
import { type AddressSplit, isTownOf, splitAddress, splitBrazilian } from './place-names/address-splits.rules.ts'
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
  const location =
    findZip(text) ?? barePostalCode(text) ?? (await findTownOrArea(db, text)) ?? (await findSurroundedTown(db, text))
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
  const town = area ? await findTownNamedAs(db, text, area) : (await readPlaceText(db, text)).town
  if (town && (!area || isMeant(text, town, area))) return { kind: 'town', town }
  return area && { kind: 'area', ...area, label: areaLabel(area) }
}

/** A large town, or "Ontario, CA", where the same code is a state with a town of this name. */
const isMeant = (text: string, town: Town, area: Area) =>
  town.population >= leastPopulation(area) || (text.includes(',') && town.country !== area.country)

/** Words around the name of a town that mean no more than what is near. */
const before =
  /^(?:greater|metro(?:politan)?|downtown|near|around|in|cerca de|en|(?:zona|[aá]rea)(?: metropolitana)? de|centro de) /iu
const after =
  /,? (?:(?:greater |metro(?:politan)? )?area|metro|downtown|suburbs|and surrounding areas|y alrededores)$/iu

/** The town of a text such as "Greater Boston", "Boston area" or "cerca de Boston". */
async function findSurroundedTown(db: Db, text: string): Promise<Location | undefined> {
  const name = text.trim().replace(before, '').replace(after, '')
  const town = name === text.trim() ? undefined : await findNamedPlace(db, name)
  return town && { kind: 'town', town }
}

/** The town named like this area; a right name such as Catalonia is no misspelling of a town such as Catania. */
const findTownNamedAs = async (db: Db, text: string, area: Area) =>
  isAlwaysArea(area) ? undefined : findNamedPlace(db, text)

/**
 * The town of a text that is stored as a place, and the text with commas between street, town and areas. No town for a
 * region or country, even where a small town elsewhere has its name.
 */
export async function readPlaceText(
  db: Db,
  text: string,
  find: (db: Db, text: string) => Promise<Town | undefined> = findPlace,
): Promise<{ written: string; town: Town | undefined }> {
  const brazilian = splitBrazilian(text)
  const first = brazilian?.isCertain ? await findTownOfSplits(db, [brazilian]) : undefined
  if (first) return first
  const area = areaOf(text)
  const town = await (area ? findNamedPlace : find)(db, text)
  if (area) {
    const isTown = town && (isInside(town, area) || isMeant(text, town, area))
    return { written: text, town: isTown ? town : undefined }
  }
  return town ? { written: text, town } : ((await findTownOfSplits(db, splitAddress(text))) ?? { written: text, town })
}

async function findTownOfSplits(db: Db, splits: AddressSplit[]) {
  for (const split of splits) {
    const town = await findNamedPlace(db, split.place, 1)
    if (town && isTownOf(split, town)) return { written: [split.street, split.place].filter(Boolean).join(', '), town }
  }
  return undefined
}

const isInside = (town: Town, { country, region }: Area) =>
  town.country === country && (region === null || region === (town.region ?? town.admin1))

/** The place columns of a profile for a picked or typed text; an unknown place is stored as text only. */
export async function readProfilePlace(db: Db, text: string) {
  const { written, town } = await readPlaceText(db, withTownOfZip(text))
  const { city, region, country } = partsOfPlace(written, town)
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
const isAlwaysArea = ({ country, region }: Area) => region === null || (country === 'CA' && region === 'QC')

/** Minimum population for which a name means the town rather than the region, as for New York and Zürich. */
const leastPopulation = ({ country }: Area) => (statesFirst.has(country) ? 300_000 : 50_000)
const statesFirst = new Set(['US', 'CA', 'AU', 'GB'])
