import { type RawBuilder, sql } from 'kysely'
import { kilometersTo } from '../../db/distance.sql.ts'

/** Where companies are: around a point in degrees, in a country or its region, anywhere, or nowhere. */
export type CompanyArea =
  | { kind: 'circle'; latitude: number; longitude: number; km: number }
  | { kind: 'area'; country: string; region: string | null }
  | { kind: 'anywhere' }
  | { kind: 'nowhere' }

/** Less than anywhere on the globe, so that the band of latitudes contains the circle. */
const kmPerDegree = 110
const own = { latitude: sql`employers.latitude`, longitude: sql`employers.longitude` }

/** Whether the company is in the area, by the town of its location. The band of latitudes uses an index. */
export function isInArea(where: CompanyArea): RawBuilder<boolean> {
  if (where.kind === 'anywhere') return sql<boolean>`true`
  if (where.kind === 'nowhere') return sql<boolean>`false`
  if (where.kind === 'area')
    return sql<boolean>`exists (select from places where places.id = employers.place_id and places.country = ${where.country}
      and (${where.region}::text is null or coalesce(places.region, places.admin1) = ${where.region}))`
  const { latitude, km } = where
  const degrees = km / kmPerDegree
  return sql<boolean>`(employers.latitude between ${latitude - degrees}::real and ${latitude + degrees}::real
    and ${kilometersTo(where, own)} <= ${km}::float8)`
}
