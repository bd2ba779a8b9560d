import type { ReactNode } from 'react'
import { tickPath } from '../figures/dial.ts'
import c from './DialMap.module.css'
import type { Spot } from './geometry.ts'
import type { Name } from './names.ts'
import type { Size } from './view.ts'

interface DialFaceProps {
  size: Size
  /** Center of the circle on the screen; `radius` is in pixels. */
  middle: Spot
  radius: number
  rings: readonly number[]
  /** Whether the center is a searched place. */
  searched: boolean
  ringNames: readonly Name[]
  townNames: readonly Name[]
  /** Drawn under the rings. */
  children?: ReactNode
}

/** Length of the long ticks at the rim, in pixels. */
export const ticksOf = (radius: number) => Math.min(26, radius * 0.075)

/** Rim, rings and names; the list has the same information. */
export function DialFace({ size, middle, radius, rings, searched, ringNames, townNames, children }: DialFaceProps) {
  const long = ticksOf(radius)
  const ticks = (length: number, wanted: (tick: number) => boolean) =>
    Array.from({ length: 60 }, (_, tick) => (wanted(tick) ? tickPath(tick, radius - length, radius, 0) : '')).join('')
  return (
    <svg className={c.face} width={size.width} height={size.height} aria-hidden="true">
      {children}
      <g transform={`translate(${middle.x} ${middle.y})`}>
        <circle className={c.inside} r={radius} />
        {searched && rings.map((ring) => <circle key={ring} className={c.ring} r={ring} />)}
        <path className={c.tick} d={ticks(long / 2, (tick) => tick % 5 !== 0)} />
        <path className={c.five} d={ticks(long, (tick) => tick % 5 === 0)} />
        {searched && <circle className={c.home} r={4} />}
      </g>
      <g className={c.towns}>
        {townNames.map(({ x, y, text }) => (
          <text key={`${text}${x}`} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
      <g className={c.ringNames}>
        {ringNames.map(({ x, y, text }) => (
          <text
            key={text}
            x={x}
            y={y}
            className={Math.hypot(x - middle.x, y - middle.y) > radius ? c.rimName : undefined}
          >
            {text}
          </text>
        ))}
      </g>
    </svg>
  )
}
