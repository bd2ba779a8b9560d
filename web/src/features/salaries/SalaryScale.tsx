import type { SalaryFigures } from '@hearback/contract/jobs/salaries.ts'
import * as t from '@hearback/texts/web/salaries.ts'
import marks from '../../ui/figures/Marks.module.css'
import c from './Salary.module.css'
import { yearly } from './salary-words.ts'

const TICKS = 41

/** To two leading digits: 34,502 becomes 34,000 or 35,000. */
function rounded(amount: number, round: (amount: number) => number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount || 1)) - 1)
  return round(amount / step) * step
}

/** Scale of pay with the middle half of the posts and their median; the same amounts as sentences for screen readers. */
export function SalaryScale({ figures }: { figures: SalaryFigures }) {
  const { currency, lowerQuartile, median, upperQuartile } = figures
  const margin = Math.max((upperQuartile - lowerQuartile) * 0.6, median * 0.05)
  const least = rounded(Math.max(0, lowerQuartile - margin), Math.floor)
  const most = rounded(upperQuartile + margin, Math.ceil)
  const at = (amount: number) => ((amount - least) / (most - least)) * 100
  const middle = Math.min(82, Math.max(18, at(median)))
  return (
    <figure className={`${marks.rail} ${c.rail}`}>
      <figcaption>{t.scaleLabel}</figcaption>
      <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
        <path
          className={marks.tick}
          d={Array.from({ length: TICKS }, (_, n) => `M${n * 2.5} ${n % 5 ? 10 : 7}V14`).join('')}
        />
        <rect
          className={marks.range}
          x={at(lowerQuartile)}
          width={Math.max(0.8, at(upperQuartile) - at(lowerQuartile))}
          y="1.5"
          height="5"
          rx="0.4"
        />
        <path className={marks.median} d={`M${at(median)} 0V16`} />
      </svg>
      <div className={marks.scale} aria-hidden="true">
        <span translate="no">{yearly(least, currency)}</span>
        <span className={marks.mid} style={{ insetInlineStart: `${middle}%` }}>
          {t.medianMark(yearly(median, currency))}
        </span>
        <span translate="no">{yearly(most, currency)}</span>
      </div>
      <ul className={c.quartiles}>
        <li>
          {t.lowerQuartile} <b>{yearly(lowerQuartile, currency)}</b>
        </li>
        <li>
          {t.upperQuartile} <b>{yearly(upperQuartile, currency)}</b>
        </li>
      </ul>
    </figure>
  )
}
