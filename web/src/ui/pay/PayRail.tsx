import { roundMoney } from '@hearback/contract/values/currencies.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/ui.ts'
import c from '../figures/Marks.module.css'
import { formatMoney, type Pay } from './pay.ts'

interface PayRailProps extends Pay {
  /** Of comparable jobs, in the same currency and period. */
  median: number
  low: number
  high: number
  /** Description of the comparable jobs, e.g. "care work in Boise". */
  of: string
  /** Number of the comparable jobs. */
  jobs: number
}

const TICKS = 41

/** Scale with the job's pay range and the median of comparable jobs. */
export function PayRail({ from, to, currency, median, low, high, of, jobs }: PayRailProps) {
  const least = Math.floor(Math.min(low, from) * 0.96)
  const most = Math.ceil(Math.max(high, to) * 1.04)
  const at = (amount: number) => ((amount - least) / (most - least || 1)) * 100
  const middle = Math.min(82, Math.max(18, at(median)))
  const midpoint = roundMoney((from + to) / 2, currency)
  return (
    <figure className={c.rail}>
      <figcaption>
        <Compared difference={roundMoney(midpoint - median, currency)} currency={currency} /> {t.payMedianOf(of)}
        <span className={c.basis}>
          {t.payComparedByMidpoint(
            formatMoney(midpoint, currency),
            formatMoney(median, currency),
            jobs.toLocaleString(locale.numbers),
          )}
        </span>
      </figcaption>
      <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
        <path
          className={c.tick}
          d={Array.from({ length: TICKS }, (_, n) => `M${n * 2.5} ${n % 5 ? 10 : 7}V14`).join('')}
        />
        <rect className={c.range} x={at(from)} width={Math.max(0.8, at(to) - at(from))} y="1.5" height="5" rx="0.4" />
        <path className={c.median} d={`M${at(median)} 0V16`} />
      </svg>
      <div className={c.scale} aria-hidden="true">
        <span translate="no">{formatMoney(least, currency)}</span>
        <span className={c.mid} style={{ insetInlineStart: `${middle}%` }}>
          {t.median(formatMoney(median, currency))}
        </span>
        <span translate="no">{formatMoney(most, currency)}</span>
      </div>
    </figure>
  )
}

function Compared({ difference, currency }: Pick<Pay, 'currency'> & { difference: number }) {
  if (difference === 0) return <b className={c.compared}>{t.exactly}</b>
  return (
    <b className={c.compared}>
      {difference > 0 ? t.above(formatMoney(difference, currency)) : t.below(formatMoney(-difference, currency))}
    </b>
  )
}
