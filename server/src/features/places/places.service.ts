import { slugOf } from '@hearback/contract/values/slug.ts'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database.ts'
import { allowedEdits, editDistance } from '../../search/model/edit-distance.ts'
import { areaFacet } from '../../search/model/lexemes.ts'
import { countryCodeOf, countryName } from './place-names/countries.rules.ts'
import { foldName } from './place-names/fold-name.rules.ts'
import { type Interpretation, interpretPlace } from './place-names/interpretations.rules.ts'
import { type PlaceParts, partsLabel, placeParts, regionOf, regionText } from './place-names/place-parts.rules.ts'
import { areaLabel, labelOf, parseTownSlug, shortLabelOf, townSlug } from './place-names/places.rules.ts'
import { type Area, otherRegions, type Region, regionByText, regions } from './place-names/regions.rules.ts'
import {
  findTown,
  findTownByOtherName,
  findTownNear,
  listSimilarTowns,
  listTownNames,
  type Town,
} from './places.sql.ts'
import { whereOfZip } from './zips.ts'

/** Caches results, including misses. Entries never expire, because towns are loaded before the first request and do not change. */
const remembered = new LRUCache<string, { readonly town: Town | undefined }>({ max: 5_000 })

/**
 * Finds the town of a text such as "Boise", "Boise, ID", "Birmingham, UK" or a whole address. Prefers the largest, and
 * corrects typing errors as a last resort. Undefined for a state, a country, "remote" and other texts.
 */
export async function findPlace(db: Db, text: string): Promise<Town | undefined> {
  const known = remembered.get(text)
  if (known) return known.town
  const town = (await findNamedPlace(db, text)) ?? (await findMistypedPlace(db, text))
  remembered.set(text, { town })
  return town
}

async function findMistypedPlace(db: Db, text: string): Promise<Town | undefined> {
  for (const reading of interpretPlace(text).filter(mayBeMistyped).slice(0, 3)) {
    const town = await findMistypedTown(db, reading)
    if (town) return town
  }
  return undefined
}

/** As findPlace, but without correcting typing errors, for stored texts that no one can confirm. */
export async function findNamedPlace(db: Db, text: string, mostTowns?: number): Promise<Town | undefined> {
  for (const reading of interpretPlace(text, whereOfZip(text), mostTowns)) {
    const town = await findTownOf(db, reading)
    if (town) return town
  }
  return undefined
}

/** The largest town of this name. Another name of a large city takes precedence over a very small town. */
async function findTownOf(db: Db, reading: Interpretation): Promise<Town | undefined> {
  const own = await findTown(db, reading)
  if (!reading.byOtherNames || (own && own.population >= smallTown)) return own
  const other = await findTownByOtherName(db, reading)
  if (!own || !other) return own ?? other
  return other.population >= largeCity && other.population >= 20 * own.population ? other : own
}
const smallTown = 10_000
const largeCity = 150_000

const mayBeMistyped = ({ names: [name = ''], atLeast }: Interpretation) => atLeast === 0 && allowedEdits(name) > 0

async function findMistypedTown(db: Db, { names: [name = ''], where }: Interpretation): Promise<Town | undefined> {
  const towns = await listSimilarTowns(db, name, where)
  return towns
    .map((town) => ({ town, edits: editDistance(name, town.searchName) }))
    .filter(({ town, edits }) => edits <= allowedEdits(name) && (edits < 2 || town.population >= largeEnough))
    .sort((a, b) => a.edits - b.edits || b.town.population - a.town.population)[0]?.town
}

/** Minimum population of a town for correcting two typing errors. */
const largeEnough = 100_000

/** Those of the texts that are names of towns, in one statement. Very small towns count for nothing: many are common words. */
export async function findTownNames(db: Db, texts: readonly string[]): Promise<ReadonlySet<string>> {
  const folded = new Map(texts.map((text) => [text, foldName(text)]))
  const known = new Set(await listTownNames(db, [...new Set(folded.values())], namedTown))
  return new Set(texts.filter((text) => known.has(folded.get(text) ?? '')))
}
const namedTown = 5_000

/** The nearest town within about 50 km of a point. */
export const placeNear = (db: Db, latitude: number, longitude: number): Promise<Town | undefined> =>
  findTownNear(db, latitude, longitude)

/** City, region, country and the rest of an address of a text, given its town. */
export const partsOfPlace = (...place: Parameters<typeof placeParts>): PlaceParts => placeParts(...place)

/** The lexemes of documents in an area: regions have their code where the town is known, else their name. */
export const areaFacets = (area: Area): string[] => [
  ...new Set([areaFacet(area), areaFacet({ ...area, region: regionText(area) ?? area.region })]),
]

/** Short label of a place: "Boise, ID", "Lyon, France". */
export const placePartsLabel = (parts: Parameters<typeof partsLabel>[0]): string => partsLabel(parts)

/** The region in the form of jobs ("OH" for "Ohio", "Bavaria" for "Bayern"); the text itself if the country has no such region. */
export const regionWritten = (text: string, country: string | null): string => regionOf(text, country)

/** English name of a country by code or name; undefined if unknown. */
export function findCountryName(text: string): string | undefined {
  const code = countryCodeOf(text)
  return code && countryName(code)
}

/** The full label of a town: "Boise, ID, United States". */
export const placeLabel = (town: Pick<Town, 'name' | 'region' | 'country'>): string => labelOf(town)

/** The largest town with this slug ("boise-id-us"). */
export async function findPlaceBySlug(db: Db, slug: string): Promise<Town | undefined> {
  for (const { name, region, country } of parseTownSlug(slug)) {
    const town = await findTown(db, { names: [name], where: [{ country, region }], atLeast: 0 })
    if (town && placeSlug(town) === slug) return town
  }
  return undefined
}

/** The slug of a town, and its short name for jobs. */
export const placeSlug = ({ name, region, country }: NamedTown): string => townSlug(foldName(name), region, country)
export const placeName = (town: NamedTown): string => shortLabelOf(town)
type NamedTown = Pick<Town, 'name' | 'region' | 'country'>

/** The slug of a state or region of a job ("texas-us", "bavaria-de"); null where it is unknown. */
export function areaSlug(country: string | null, region: string | null): string | null {
  const known = country && region ? regionByText(country, region) : undefined
  return known ? areaSlugOf(known) : null
}

const areaSlugOf = ({ name, country }: Region) => `${slugOf(name)}-${country.toLowerCase()}`

let areas: Map<string, NamedArea> | undefined

export interface NamedArea {
  slug: string
  /** "Texas", "Bavaria". */
  name: string
  country: string
  /** As searches read it: "Texas", "Bavaria, Germany". */
  label: string
}

/** The state or region with this slug. */
export function areaBySlug(slug: string): NamedArea | undefined {
  areas ??= new Map(
    [...otherRegions(), ...regions].map((region) => {
      const own = areaSlugOf(region)
      return [own, { slug: own, name: region.name, country: region.country, label: areaLabel(region) }] as const
    }),
  )
  return areas.get(slug)
}
