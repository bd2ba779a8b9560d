import type { ReactNode } from 'react'
import c from './HiringReport.module.css'

export interface Bar {
  key: string
  label: ReactNode
  /** Bounds of the bar, and a mark on it; undefined draws no bar. */
  range: { from: number; to: number; mark?: number } | undefined
  /** Text at the end of the bar. */
  value: string
}

interface BarChartProps {
  bars: readonly Bar[]
  /** Names of the bar and of its mark. */
  legend?: readonly [string, string]
}

const WIDTH = 1000
const HEIGHT = 14

/** Horizontal bars on one scale. Hidden from screen readers, because a table beside it has the same data. */
export function BarChart({ bars, legend }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ range }) => range?.to ?? 0))
  const at = (value: number) => (value / most) * WIDTH
  return (
    <figure className={c.chart} aria-hidden="true">
      {legend && (
        <figcaption className={c.legend}>
          <span>{legend[0]}</span>
          <span data-mark>{legend[1]}</span>
        </figcaption>
      )}
      {bars.map(({ key, label, range, value }) => (
        <div key={key} className={c.bar}>
          <span className={c.label}>{label}</span>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            <path className={c.base} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
            {range && (
              <rect
                className={c.range}
                x={at(range.from)}
                width={Math.max(3, at(range.to - range.from))}
                y="1"
                height={HEIGHT - 2}
              />
            )}
            {range?.mark !== undefined && <path className={c.mark} d={`M${at(range.mark)} 0V${HEIGHT}`} />}
          </svg>
          <span className={c.value}>{value}</span>
        </div>
      ))}
    </figure>
  )
}
