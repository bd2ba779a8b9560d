import { limits } from '@hearback/contract/values/limits.ts'
import type { Db } from '../../db/database.ts'
import { type Area, kmPerDegree } from '../../search/model/area.ts'
import { areaHolding, type Point } from './area-extent.ts'
import { listTownsAround, type TownOnMap } from './places-around.sql.ts'

/** Maps show an area larger than the circle itself. */
const margin = 1.4
const largeFromKm = 150

/** The circle of a map, which was searched or else holds all pins, and the towns in and around it. */
export async function surroundingsOf(db: Db, near: Area | null, pins: readonly Point[]) {
  const area = near ?? areaHolding(pins)
  return { circle: area && { ...area, searched: near !== null }, towns: area ? await townsAround(db, area) : [] }
}

/** The largest towns in and around a circle, limited to what a map can label. */
function townsAround(db: Db, { latitude, longitude, km: rim }: Area): Promise<TownOnMap[]> {
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
