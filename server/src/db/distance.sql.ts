import { type RawBuilder, sql } from 'kysely'

/** A point in degrees. */
interface Point {
  readonly latitude: number
  readonly longitude: number
}

const coordinates = { latitude: sql`latitude`, longitude: sql`longitude` }

/** Great-circle distance in kilometers between the point and the columns of a row. */
export const kilometersTo = (
  { latitude, longitude }: Point,
  of: { latitude: RawBuilder<unknown>; longitude: RawBuilder<unknown> } = coordinates,
) =>
  sql<number>`6371 * 2 * asin(sqrt(least(1,
  power(sin(radians(${of.latitude} - ${latitude}::float8) / 2), 2) + cos(radians(${latitude}::float8)) * cos(radians(${of.latitude}))
  * power(sin(radians(${of.longitude} - ${longitude}::float8) / 2), 2))))`
