import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database.ts'
import { allowedEdits, editDistance } from '../../search/parse/edit-distance.ts'
import { countryCodeOf, countryName } from './place-names/countries.rules.ts'
import { foldName } from './place-names/fold-name.rules.ts'
import { type PlaceParts, placeParts, regionOf } from './place-names/place-parts.rules.ts'
import { labelOf, readingsOfSlug, shortLabelOf, townSlug } from './place-names/places.rules.ts'
import { type Reading, readingsOf } from './place-names/readings.rules.ts'
import { findTown, findTownByOtherName, findTownNear, listSimilarTowns, type Town } from './places.sql.ts'
import { whereOfZip } from './zips.ts'

/** What texts mean, and that they mean nothing: towns are there before the first question, and stay as they are. */
const remembered = new LRUCache<string, { readonly town: Town | undefined }>({ max: 5_000 })

/**
 * The town that a text means, such as "Boise", "Boise, ID", "Birmingham, UK" or a whole address; the largest where the
 * text leaves a choice, with slips of the keys as the last resort. Undefined for a state, a country, "remote", nonsense.
 */
export async function findPlace(db: Db, text: string): Promise<Town | undefined> {
  const known = remembered.get(text)
  if (known) return known.town
  const town = (await findNamedPlace(db, text)) ?? (await findMistypedPlace(db, text))
  remembered.set(text, { town })
  return town
}

async function findMistypedPlace(db: Db, text: string): Promise<Town | undefined> {
  for (const reading of readingsOf(text).filter(mayBeMistyped).slice(0, 3)) {
    const town = await findMistypedTown(db, reading)
    if (town) return town
  }
  return undefined
}

/** As findPlace, for texts that nobody typed just now: without slips of the keys, so that no town is taken for another. */
export async function findNamedPlace(db: Db, text: string): Promise<Town | undefined> {
  for (const reading of readingsOf(text, whereOfZip(text))) {
    const town = await findTownOf(db, reading)
    if (town) return town
  }
  return undefined
}

/** The largest town called so; another name of a large city goes before a namesake too small to be meant. */
async function findTownOf(db: Db, reading: Reading): Promise<Town | undefined> {
  const own = await findTown(db, reading)
  if (!reading.byOtherNames || (own && own.population >= smallTown)) return own
  const other = await findTownByOtherName(db, reading)
  if (!own || !other) return own ?? other
  return other.population >= largeCity && other.population >= 20 * own.population ? other : own
}
const smallTown = 10_000
const largeCity = 150_000

const mayBeMistyped = ({ names: [name = ''], atLeast }: Reading) => atLeast === 0 && allowedEdits(name) > 0

async function findMistypedTown(db: Db, { names: [name = ''], where }: Reading): Promise<Town | undefined> {
  const towns = await listSimilarTowns(db, name, where)
  return towns
    .map((town) => ({ town, edits: editDistance(name, town.searchName) }))
    .filter(({ town, edits }) => edits <= allowedEdits(name) && (edits < 2 || town.population >= largeEnough))
    .sort((a, b) => a.edits - b.edits || b.town.population - a.town.population)[0]?.town
}

/** Two slips of the keys are taken for such a city alone. */
const largeEnough = 100_000

/** The nearest town within about 50 km of a point. */
export const placeNear = (db: Db, latitude: number, longitude: number): Promise<Town | undefined> =>
  findTownNear(db, latitude, longitude)

/** City, region and country of a text for a place, given the town that it means. */
export const partsOfPlace = (text: string, town: Parameters<typeof placeParts>[1]): PlaceParts => placeParts(text, town)

/** A region as jobs have it ("OH" of "Ohio", "Bavaria" of "Bayern"); as it was written where that country has none of the name. */
export const regionWritten = (text: string, country: string | null): string => regionOf(text, country)

/** English name of the country that a code or a name means; undefined where there is none. */
export function findCountryName(text: string): string | undefined {
  const code = countryCodeOf(text)
  return code && countryName(code)
}

/** What a town is called in full: "Boise, ID, United States". */
export const placeLabel = (town: Pick<Town, 'name' | 'region' | 'country'>): string => labelOf(town)

/** The largest town that an address calls so ("boise-id-us"). */
export async function findPlaceBySlug(db: Db, slug: string): Promise<Town | undefined> {
  for (const { name, region, country } of readingsOfSlug(slug)) {
    const town = await findTown(db, { names: [name], where: [{ country, region }], atLeast: 0 })
    if (town && placeSlug(town) === slug) return town
  }
  return undefined
}

/** What a town is called in an address, and beside a job. */
export const placeSlug = ({ name, region, country }: NamedTown): string => townSlug(foldName(name), region, country)
export const placeName = (town: NamedTown): string => shortLabelOf(town)
type NamedTown = Pick<Town, 'name' | 'region' | 'country'>
