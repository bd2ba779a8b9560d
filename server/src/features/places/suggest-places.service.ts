import type { Place } from '@hearback/contract/jobs/places.ts'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database.ts'
import { areasBeginningWith } from './place-names/areas.rules.ts'
import { foldName } from './place-names/fold-name.rules.ts'
import { interpretPlace } from './place-names/interpretations.rules.ts'
import type { Area } from './place-names/regions.rules.ts'
import { findNamedPlace, findPlace } from './places.service.ts'
import { findLargestTown, listTowns, listTownsByOtherName, listTownsWithJobs, type Town } from './places.sql.ts'
import { placeOf, placeOfArea, placeOfZip } from './places.view.ts'
import { findZip } from './zips.ts'

const mostSuggestions = 8
const mostAreas = 3
/** Reads more towns than are shown, so that towns with jobs are found among larger ones. */
const mostTowns = 24

/**
 * Suggests up to 8 places for a typed text: a ZIP code, or else at most 3 regions and countries, the town of that name,
 * and towns with that prefix. Towns with open jobs come first, then the largest; another name counts where half of it is typed.
 */
export async function suggestPlaces(db: Db, query: string): Promise<Place[]> {
  const zip = findZip(query)
  if (zip) return [placeOfZip(zip)]
  const [typed = '', ...qualifiers] = query.split(',')
  const start = foldName(typed)
  if (start === '') return []
  const areas = start.length < 3 || qualifiers.length > 0 ? [] : await listAreas(db, start)
  const towns = await townsFor(db, query, start)
  return onceEach([...areas, ...towns.map(placeOf)]).slice(0, mostSuggestions)
}

async function townsFor(db: Db, query: string, start: string): Promise<Town[]> {
  const [, ...qualifiers] = query.split(',')
  const where = interpretPlace(`x,${qualifiers.join(',')}`)[0]?.where ?? null
  const named = await findNamedPlace(db, query)
  const towns = await listTowns(db, start, where, mostTowns)
  const others = start.length < 4 ? [] : await listTownsByOtherName(db, start, where, mostTowns)
  // "londr" means London (Londres), but "san f" hardly Quito (San Francisco de Quito).
  const [meant = [], possible = []] = [true, false].map((isMeant) =>
    others.filter(({ nameLength }) => nameLength < 2 * start.length === isMeant),
  )
  const largestFirst = [...towns, ...meant].toSorted((one, other) => other.population - one.population)
  const found = [...(named ? [named] : []), ...largestFirst, ...possible]
  if (found.length === 0) {
    const meant = await findPlace(db, query)
    return meant ? [meant] : []
  }
  const withJobs = await listTownsWithJobs(
    db,
    found.map(({ id }) => id),
  )
  return found.toSorted((one, other) => Number(withJobs.has(other.id)) - Number(withJobs.has(one.id)))
}

const middles = new LRUCache<string, { readonly town: Town | undefined }>({ max: 1_000 })

/** Areas have the coordinates of their largest town. */
async function listAreas(db: Db, start: string): Promise<Place[]> {
  const places: Place[] = []
  for (const area of areasBeginningWith(start, mostAreas)) {
    const town = await largestTownOf(db, area)
    if (town) places.push(placeOfArea(area, town))
  }
  return places
}

async function largestTownOf(db: Db, area: Area): Promise<Town | undefined> {
  const key = `${area.country}-${area.region}`
  const town = middles.get(key) ?? { town: await findLargestTown(db, area) }
  middles.set(key, town)
  return town.town
}

/** Keeps the largest of several towns with the same label. */
const onceEach = (places: Place[]): Place[] => {
  const byLabel = new Map<string, Place>()
  for (const place of places) if (!byLabel.has(place.label)) byLabel.set(place.label, place)
  return [...byLabel.values()]
}
