import { type RawBuilder, sql } from 'kysely'

/** Where companies are: around a point in degrees, in a country or its region, anywhere, or nowhere. */
export type CompanyArea =
  | { kind: 'circle'; latitude: number; longitude: number; km: number }
  | { kind: 'area'; country: string; region: string | null }
  | { kind: 'anywhere' }
  | { kind: 'nowhere' }

const EARTH_KM = 6371
const KM_PER_DEGREE = 110

/** Whether the company is in the area, by the town of its location. The band of latitudes uses an index. */
export function isInArea(where: CompanyArea): RawBuilder<boolean> {
  if (where.kind === 'anywhere') return sql<boolean>`true`
  if (where.kind === 'nowhere') return sql<boolean>`false`
  if (where.kind === 'area')
    return sql<boolean>`exists (select from places where places.id = employers.place_id and places.country = ${where.country}
      and (${where.region}::text is null or coalesce(places.region, places.admin1) = ${where.region}))`
  const { latitude, longitude, km } = where
  const degrees = km / KM_PER_DEGREE
  return sql<boolean>`(employers.latitude between ${latitude - degrees}::real and ${latitude + degrees}::real
    and ${2 * EARTH_KM} * asin(sqrt(least(1, power(sin(radians(employers.latitude - ${latitude}) / 2), 2)
      + cos(radians(${latitude})) * cos(radians(employers.latitude))
        * power(sin(radians(employers.longitude - ${longitude}) / 2), 2)))) <= ${km})`
}
