import type { ReactNode } from 'react'
import c from './Dial.module.css'
import { tickPath, ticksPath } from './dial.ts'

const FIVES = Array.from({ length: 12 }, (_, hour) => tickPath(hour * 5, 46, 57, 60)).join('')

/** Dial of 60 ticks around an icon: for empty states, and as the rim of a map. */
export function Dial({ size = 120, children }: { size?: number; children?: ReactNode }) {
  return (
    <span className={c.dial} style={{ width: size, height: size }} aria-hidden="true">
      <svg viewBox="0 0 120 120" width={size} height={size} aria-hidden="true">
        <path className={c.minute} d={ticksPath(0, 60, 52, 57, 60)} />
        <path className={c.five} d={FIVES} />
      </svg>
      {children && <span className={c.inside}>{children}</span>}
    </span>
  )
}
