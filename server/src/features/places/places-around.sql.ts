import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export interface TownOnMap {
  name: string
  latitude: number
  longitude: number
  population: number
}
export interface Box {
  latitude: number
  longitude: number
  /** Degrees to each side. */
  north: number
  east: number
}

const large = 100_000

/** The largest towns of the box, also across the date line; of a large box only those with 100,000 people, which an index holds alone. */
export async function listTownsInBox(db: Db, box: Box, { onlyLarge, most }: { onlyLarge: boolean; most: number }) {
  const { rows } = await sql<TownOnMap>`
    select name, latitude, longitude, population from places
    where latitude between ${box.latitude - box.north}::float8 and ${box.latitude + box.north}::float8
      and 180 - abs(180 - abs(longitude - ${box.longitude}::float8)) <= ${box.east}::float8
      ${onlyLarge ? sql`and population >= ${sql.lit(large)}` : sql``}
    order by population desc, id limit ${most}`.execute(db)
  return rows
}
