import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database.ts'
import { areaLabel } from './places.rules.ts'
import { findPlace } from './places.service.ts'
import type { Town } from './places.sql.ts'
import type { Where } from './regions.rules.ts'
import { areaOf } from './where.rules.ts'
import { findZip } from './zips.ts'

/** A country or a region of one: its jobs are those inside, wherever its towns are. */
export interface AreaPlace extends Where {
  kind: 'area'
  label: string
}

/** The meaning of a text for a place: a town, the middle of a postal code, or an area. */
export type Location =
  | { kind: 'town'; town: Town }
  | { kind: 'point'; label: string; latitude: number; longitude: number }
  | AreaPlace

const remembered = new LRUCache<string, { readonly location: Location | undefined }>({ max: 5_000 })

/** The town, postal code, region or country that a text means; undefined for "remote" and nonsense. */
export async function findLocation(db: Db, text: string): Promise<Location | undefined> {
  const known = remembered.get(text)
  if (known) return known.location
  const location = findZip(text) ?? (await findTownOrArea(db, text))
  remembered.set(text, { location })
  return location
}

/** ISO 3166-1 alpha-2. Postal codes are those of the United States. */
export const countryOf = (location: Location): string =>
  location.kind === 'point' ? 'US' : location.kind === 'town' ? location.town.country : location.country

async function findTownOrArea(db: Db, text: string): Promise<Location | undefined> {
  const area = areaOf(text)
  const town = isAlwaysArea(area) ? undefined : await findPlace(db, text)
  if (town && (!area || town.population >= leastPopulation(area))) return { kind: 'town', town }
  return area && { kind: 'area', ...area, label: areaLabel(area) }
}

/** Countries have no larger namesakes; the province of Quebec is meant rather than its capital. */
const isAlwaysArea = (area: Where | undefined) =>
  area !== undefined && (area.region === null || (area.country === 'CA' && area.region === 'QC'))

/** People from which on a town is meant rather than the region of its name: New York and Zürich are. */
const leastPopulation = ({ country }: Where) => (statesFirst.has(country) ? 300_000 : 50_000)
const statesFirst = new Set(['US', 'CA', 'AU', 'GB'])
