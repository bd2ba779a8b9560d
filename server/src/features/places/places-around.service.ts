import { limits } from '@hearback/contract/values/limits.ts'
import type { Db } from '../../db/database.ts'
import type { Area } from '../../search/model/area.ts'
import { listTownsAround, type TownOnMap } from './places-around.sql.ts'

const kmPerDegree = 111.195
/** Maps show an area larger than the circle itself. */
const margin = 1.4
const largeFromKm = 150

/** The largest towns in and around a circle, limited to what a map can label. */
export function townsAround(db: Db, { latitude, longitude, km: rim }: Area): Promise<TownOnMap[]> {
  const km = rim * margin
  const north = km / kmPerDegree
  const furthest = Math.min(89, Math.abs(latitude) + north)
  const east = Math.min(180, north / Math.cos((furthest * Math.PI) / 180))
  return listTownsAround(
    db,
    { latitude, longitude, km, north, east },
    { onlyLarge: rim > largeFromKm, most: limits.mapTowns },
  )
}
