import type { ReactNode } from 'react'
import c from './Chart.module.css'

interface ChartProps {
  /** Legend of the two series: the first in pine, the second in citron. */
  series: readonly [string, string]
  width: number
  height: number
  /** Paths with class `mark` and `data-series` 1 or 2; columns as `g` with a `hover` rectangle. */
  children: ReactNode
  /** Labels under the chart, at equal distances. */
  axis: readonly { key: string; label: string }[]
  /** Label of the upper bound. */
  most?: string
  /** The same data as sentences for screen readers, unless a table shows it too. */
  sentences?: readonly { key: string; sentence: string }[]
}

/** Chart of two series over time: legend, drawing at full width, and axis. */
export function Chart({ series, width, height, children, axis, most, sentences }: ChartProps) {
  return (
    <figure className={c.chart}>
      <figcaption className={c.legend}>
        {series.map((name, index) => (
          <span key={name} data-series={index + 1}>
            {name}
          </span>
        ))}
      </figcaption>
      {most && (
        <p className={c.most} aria-hidden="true">
          {most}
        </p>
      )}
      <svg viewBox={`0 0 ${width} ${height + 2}`} preserveAspectRatio="none" aria-hidden="true">
        {most && <path className={c.line} d={`M0 .5H${width}`} />}
        {children}
        <path className={c.base} d={`M0 ${height + 1}H${width}`} />
      </svg>
      <div
        className={c.axis}
        aria-hidden="true"
        style={{ gridTemplateColumns: `repeat(${axis.length}, minmax(0, 1fr))` }}
      >
        {axis.map(({ key, label }) => (
          <span key={key}>{label}</span>
        ))}
      </div>
      {sentences && (
        <ul className="sr">
          {sentences.map(({ key, sentence }) => (
            <li key={key}>{sentence}</li>
          ))}
        </ul>
      )}
    </figure>
  )
}

interface ColumnProps {
  x: number
  width: number
  height: number
  /** SVG paths of the two series, in the coordinates of the chart. */
  marks: readonly [string, string]
  /** Shown on hover. */
  title: string
}

/** Column of one day or week. */
export const ChartColumn = ({ x, width, height, marks, title }: ColumnProps) => (
  <g className={c.column}>
    <title>{title}</title>
    <rect className={c.hover} x={x} width={width} height={height} />
    <path className={c.mark} data-series="1" d={marks[0]} />
    <path className={c.mark} data-series="2" d={marks[1]} />
  </g>
)
