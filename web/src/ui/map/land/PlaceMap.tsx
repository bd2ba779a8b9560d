import * as t from '@hearback/texts/web/maps.ts'
import { useInViewport } from '@mantine/hooks'
import { useRef } from 'react'
import type { Point } from '../geometry.ts'
import { MapLand } from './MapLand.tsx'
import c from './PlaceMap.module.css'
import { useGeography } from './use-geography.ts'

interface PlaceMapProps extends Point {
  /** Name of the place, for the text alternative. */
  place: string
}

const WIDTH = 320
const HEIGHT = 180
/** From the middle to the left and right edge. */
const SEEN_KM = 300
/** Beyond the corners. */
const DRAWN_KM = SEEN_KM * 1.2
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 }

/** Small map of where in its state or country a place is. Loads the land once it is scrolled into view. */
export function PlaceMap({ place, ...point }: PlaceMapProps) {
  const { ref, inViewport } = useInViewport<HTMLDivElement>()
  const wasSeen = useRef(false)
  wasSeen.current ||= inViewport
  return (
    <div ref={ref} className={c.frame} role="img" aria-label={t.placeMapLabel(place)}>
      {wasSeen.current && <Land {...point} />}
    </div>
  )
}

function Land({ latitude, longitude }: Point) {
  const geography = useGeography({ latitude, longitude }, DRAWN_KM)
  if (!geography) return null
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <MapLand geography={geography} middle={MIDDLE} scale={WIDTH / 2 / SEEN_KM} />
      <circle className={c.around} cx={MIDDLE.x} cy={MIDDLE.y} r={12} />
      <circle className={c.place} cx={MIDDLE.x} cy={MIDDLE.y} r={4} />
    </svg>
  )
}
