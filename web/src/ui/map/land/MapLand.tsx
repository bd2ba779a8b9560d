import type { Spot } from '../geometry.ts'
import type { Geography } from './geography.ts'
import c from './MapLand.module.css'

interface MapLandProps {
  geography: Geography
  /** Center of the geography on the screen, and pixels per kilometer. */
  middle: Spot
  scale: number
}

/** Land, water and borders; decorative, because the list beside the map has everything that can be chosen. */
export const MapLand = ({ geography, middle, scale }: MapLandProps) => (
  <g transform={`translate(${middle.x} ${middle.y}) scale(${scale})`}>
    <path className={c.land} d={geography.land} />
    <path className={c.state} d={geography.states} />
    <path className={c.border} d={geography.borders} />
  </g>
)
