import type { Place } from '@hearback/contract/places.ts'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database.ts'
import { allowedEdits, editDistance } from '../../search/edit-distance.ts'
import {
  foldName,
  isOtherName,
  labelOf,
  type Reading,
  readingsOf,
  readingsOfSlug,
  shortLabelOf,
  townSlug,
} from './places.rules.ts'
import { findTown, findTownNear, listSimilarTowns, listTowns, type Town } from './places.sql.ts'
import { placeOf } from './places.view.ts'

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
  for (const reading of readingsOf(text)) {
    const town = await findTown(db, reading)
    if (town) return town
  }
  return undefined
}

const mayBeMistyped = ({ names: [name = ''], atLeast }: Reading) => atLeast === 0 && allowedEdits(name) > 0

async function findMistypedTown(db: Db, { names: [name = ''], where }: Reading): Promise<Town | undefined> {
  const towns = await listSimilarTowns(db, name, where)
  return towns
    .map((town) => ({ town, edits: editDistance(name, town.searchName) }))
    .filter(({ edits }) => edits <= allowedEdits(name))
    .sort((a, b) => a.edits - b.edits || b.town.population - a.town.population)[0]?.town
}

/** The nearest town within about 50 km of a point. */
export const placeNear = (db: Db, latitude: number, longitude: number): Promise<Town | undefined> =>
  findTownNear(db, latitude, longitude)

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

/** Up to 8 towns for what was typed so far: one that is also called so, then the largest that begin so. */
export async function suggestPlaces(db: Db, query: string): Promise<Place[]> {
  const [typed = '', ...qualifiers] = query.split(',')
  const start = foldName(typed)
  if (start === '') return []
  const where = readingsOf(`x,${qualifiers.join(',')}`)[0]?.where ?? null
  const towns = await listTowns(db, start, where, 24)
  const named = towns.length === 0 || isOtherName(start) ? await findPlace(db, query) : undefined
  return onceEach([...(named ? [named] : []), ...towns].map(placeOf)).slice(0, 8)
}

/** Several towns of a country may have one name; the largest stands for them. */
const onceEach = (places: Place[]): Place[] => {
  const byLabel = new Map<string, Place>()
  for (const place of places) if (!byLabel.has(place.label)) byLabel.set(place.label, place)
  return [...byLabel.values()]
}
