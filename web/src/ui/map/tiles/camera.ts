import { EARTH_KM, mercator, type Point } from '../geometry.ts'
import type { View } from '../view.ts'

/** Width in pixels of the whole world at zoom 0 (MapLibre). */
const WORLD = 512

/** The camera that shows a view of `mercator(middle)`. */
export function cameraOf(view: View, middle: Point): { center: [longitude: number, latitude: number]; zoom: number } {
  const { latitude, longitude } = mercator(middle).pointAt(view)
  const equator = 2 * Math.PI * EARTH_KM * Math.cos((middle.latitude * Math.PI) / 180)
  return { center: [longitude, latitude], zoom: Math.log2((equator * view.scale) / WORLD) }
}
