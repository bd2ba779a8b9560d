import * as t from '@hearback/texts/web/analytics.ts'
import c from './Analytics.module.css'
import type { AnalyzedApplication } from './analytics.queries.ts'
import { medianOf, payGapsOf } from './analytics-figures.ts'

const STEPS = 41
const MIDDLE = 20
/** Step of the scale, relative to the median. */
const STEP = 0.025
const WIDE = 10
const TALL = 9
const ROOM = 10

/** Pay of each job relative to the median of comparable jobs, as marks on a scale. */
export function PayCompared({ applications }: { applications: readonly AnalyzedApplication[] }) {
  const gaps = payGapsOf(applications)
  const middle = medianOf(gaps)
  if (middle === undefined) return <p className={c.note}>{t.payComparedEmpty}</p>
  const stacks = stacksOf(gaps)
  const rows = Math.min(ROOM, Math.max(...stacks))
  const height = rows * TALL
  return (
    <figure className={c.pay}>
      <figcaption>
        {t.payComparedLead} <b>{gapWords(middle)}</b> {t.payComparedScope(gaps.length)}
      </figcaption>
      <svg viewBox={`0 0 ${STEPS * WIDE} ${height + 26}`} aria-hidden="true">
        <path className={c.marks} d={stacks.map((count, index) => marks(index, count, height)).join('')} />
        <path className={c.ruler} d={rulerAt(height)} />
        <path className={c.medianLine} d={`M${(MIDDLE + 0.5) * WIDE} 0V${height + 24}`} />
      </svg>
      <div className={c.payScale} aria-hidden="true">
        <span>{t.fiftyBelow}</span>
        <span>{t.medianMark}</span>
        <span>{t.fiftyAbove}</span>
      </div>
    </figure>
  )
}

function stacksOf(gaps: readonly number[]): number[] {
  const stacks = Array.from({ length: STEPS }, () => 0)
  for (const gap of gaps) {
    const place = Math.min(STEPS - 1, Math.max(0, Math.round(gap / STEP) + MIDDLE))
    stacks[place] = (stacks[place] ?? 0) + 1
  }
  return stacks
}

const marks = (place: number, count: number, height: number) =>
  Array.from(
    { length: Math.min(ROOM, count) },
    (_, row) => `M${place * WIDE + 1} ${height - (row + 1) * TALL + 1}h${WIDE - 2}v${TALL - 3}h-${WIDE - 2}z`,
  ).join('')

const rulerAt = (height: number) =>
  Array.from({ length: STEPS }, (_, n) => `M${(n + 0.5) * WIDE} ${height + 6}v${n % 4 ? 7 : 13}`).join('')

function gapWords(gap: number): string {
  const percent = Math.round(Math.abs(gap) * 100)
  if (percent === 0) return t.exactly
  return gap > 0 ? t.percentAbove(percent) : t.percentBelow(percent)
}
