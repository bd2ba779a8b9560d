import type { ReactNode } from 'react'
import c from './Chart.module.css'

interface ChartProps {
  /** What the marks are, the first one in pine and the second one in citron. */
  series: readonly [string, string]
  width: number
  height: number
  /** Marks: `mark` with `data-series` 1 or 2, columns as `g` with a `hover`. */
  children: ReactNode
  /** Words under the chart, at equal distances. */
  axis: readonly { key: string; label: string }[]
  /** What the upper edge stands for. */
  most?: string
  /** The same as sentences, where no table beside it has the same figures. */
  sentences?: readonly { key: string; sentence: string }[]
}

/** Two series over time: a legend, the drawing stretched to its column, and an axis. */
export function Chart({ series, width, height, children, axis, most, sentences }: ChartProps) {
  return (
    <figure className={c.chart}>
      <figcaption className={c.legend}>
        {series.map((name, place) => (
          <span key={name} data-series={place + 1}>
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
  /** Paths of the marks of each series, in the coordinates of the chart. */
  marks: readonly [string, string]
  /** Shown on hover. */
  title: string
}

/** What belongs to one day or week. */
export const ChartColumn = ({ x, width, height, marks, title }: ColumnProps) => (
  <g className={c.column}>
    <title>{title}</title>
    <rect className={c.hover} x={x} width={width} height={height} />
    <path className={c.mark} data-series="1" d={marks[0]} />
    <path className={c.mark} data-series="2" d={marks[1]} />
  </g>
)
