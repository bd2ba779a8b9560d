import { type Area, distanceKm } from '../../search/model/area.ts'

export type Point = { latitude: number; longitude: number }
type Vector = { x: number; y: number; z: number }

const minKm = 10
const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (radians: number) => (radians * 180) / Math.PI

/** A circle that contains all points, also across the antimeridian; null without points. */
export function areaHolding(points: readonly Point[]): Area | null {
  const [first] = points
  if (!first) return null
  const middle = middleOf(points) ?? first
  const furthest = Math.max(...points.map((point) => distanceKm(middle, point)))
  return { ...middle, km: Math.max(minKm, Math.ceil(furthest * 1.1)) }
}

/** Undefined where the points are spread around the whole globe. */
function middleOf(points: readonly Point[]): Point | undefined {
  const sum = points.map(vectorOf).reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z }))
  const level = Math.hypot(sum.x, sum.y)
  if (Math.hypot(level, sum.z) < 1e-6 * points.length) return undefined
  return { latitude: degrees(Math.atan2(sum.z, level)), longitude: degrees(Math.atan2(sum.y, sum.x)) }
}

function vectorOf({ latitude, longitude }: Point): Vector {
  const level = Math.cos(radians(latitude))
  return {
    x: level * Math.cos(radians(longitude)),
    y: level * Math.sin(radians(longitude)),
    z: Math.sin(radians(latitude)),
  }
}
