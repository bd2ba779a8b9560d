import * as t from '@hearback/texts/web/ui.ts'
import type { ReactNode } from 'react'
import c from './Dial.module.css'
import { tickPath } from './dial.ts'

const ticksOf = (from: number, to: number, of: number) =>
  Array.from({ length: to - from }, (_, step) => tickPath(((from + step) * 60) / of, 40, 57, 60)).join('')

interface TickDialProps {
  label: string
  value: number
  /** Number of ticks; 12 look like a clock face. */
  of?: number
  size?: number
  children?: ReactNode
}

/** Progress as ticks around a clock face. */
export const TickDial = ({ label, value, of = 12, size = 120, children }: TickDialProps) => (
  <span
    className={c.dial}
    style={{ width: size, height: size }}
    role="progressbar"
    aria-label={label}
    aria-valuenow={value}
    aria-valuemin={0}
    aria-valuemax={of}
    aria-valuetext={t.outOf(value, of)}
  >
    <svg viewBox="0 0 120 120" width={size} height={size} aria-hidden="true">
      <path className={c.part} d={ticksOf(value, of, of)} />
      <path className={c.partDone} d={ticksOf(0, value, of)} />
    </svg>
    <span className={c.inside}>{children ?? <b className={c.count}>{value}</b>}</span>
  </span>
)
