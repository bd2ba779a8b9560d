import type { ReactNode } from 'react'
import type { Point } from '../geometry.ts'
import { loadGeography } from './load-geography.ts'
import { MapLand } from './MapLand.tsx'
import c from './PlaceMap.module.css'

const WIDTH = 320
const HEIGHT = 180
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 }
/** From the middle to the left and right edge. */
const SEEN_KM = 300
/** Beyond the corners. */
const DRAWN_KM = SEEN_KM * 1.2

/** The land around a point, with a dot on it. Rejects if the land cannot be loaded. */
export async function drawPlace(point: Point): Promise<ReactNode> {
  const geography = await loadGeography(point, DRAWN_KM)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <MapLand geography={geography} middle={MIDDLE} scale={WIDTH / 2 / SEEN_KM} />
      <circle className={c.around} cx={MIDDLE.x} cy={MIDDLE.y} r={12} />
      <circle className={c.place} cx={MIDDLE.x} cy={MIDDLE.y} r={4} />
    </svg>
  )
}
