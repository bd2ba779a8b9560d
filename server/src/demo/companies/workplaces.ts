import { createHash } from 'node:crypto'
import type { Spot } from '../rows.ts'

const kmPerDegree = 111.195
const furthestKm = 9

/** Where in its town a company works, the same at every run, so that a map has more to show than one point a town. */
export function workplaceIn(spot: Spot, company: string): Spot {
  const { latitude, longitude } = spot
  if (latitude === null || longitude === null) return spot
  const bytes = createHash('sha256').update(`${company} ${spot.city}`).digest()
  const direction = (bytes.readUInt16BE(0) / 65_536) * 2 * Math.PI
  const degrees = (0.08 + 0.92 * (bytes.readUInt16BE(2) / 65_536)) * (furthestKm / kmPerDegree)
  return {
    ...spot,
    latitude: latitude + degrees * Math.cos(direction),
    longitude: longitude + (degrees * Math.sin(direction)) / Math.cos((latitude * Math.PI) / 180),
  }
}
