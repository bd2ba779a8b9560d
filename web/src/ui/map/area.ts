import type { Point, Projection } from './geometry.ts'
import type { Size, View } from './view.ts'

/** A circle; `radius` in kilometers. */
export interface Area extends Point {
  radius: number
}

/**
 * The circle in the middle of the screen that reaches the nearer edges. Rounds the center to about 1 km and the radius to 100 m.
 */
export function areaOf({ x, y, scale }: View, { width, height }: Size, { pointAt }: Projection): Area {
  const { latitude, longitude } = pointAt({ x, y })
  const km = Math.min(width, height) / 2 / scale
  return {
    latitude: Math.round(latitude * 100) / 100,
    longitude: Math.round(longitude * 100) / 100,
    radius: Math.round(Math.max(1, km) * 10) / 10,
  }
}
