import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { kilometersTo } from '../../db/distance.sql.ts'

export interface TownOnMap {
  name: string
  latitude: number
  longitude: number
  population: number
}
export interface Around {
  latitude: number
  longitude: number
  km: number
  /** The radius in degrees in each direction. */
  north: number
  east: number
}

const large = 100_000

/**
 * The largest towns of the circle, also across the date line. For a large circle, only towns with 100,000 people, which
 * have a partial index.
 */
export async function listTownsAround(db: Db, area: Around, { onlyLarge, most }: { onlyLarge: boolean; most: number }) {
  const { rows } = await sql<TownOnMap>`
    select name, latitude, longitude, population from places
    where latitude between ${area.latitude - area.north}::float8 and ${area.latitude + area.north}::float8
      and 180 - abs(180 - abs(longitude - ${area.longitude}::float8)) <= ${area.east}::float8
      and ${kilometersTo(area)} <= ${area.km}::float8
      ${onlyLarge ? sql`and population >= ${sql.lit(large)}` : sql``}
    order by population desc, id limit ${most}`.execute(db)
  return rows
}
