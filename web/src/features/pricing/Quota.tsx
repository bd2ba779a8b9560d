import * as locale from '@hearback/texts/web/locale.ts'
import c from './Quota.module.css'

const TICKS = 50
const LOG_OF_MOST = Math.log10(1000)

const ticks = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => `M${(from + n) * 2 + 1} 1V13`).join('')

/** How much one gets, on a ruler that grows tenfold at a time, so that 3 and 500 fit the same one. */
export function Quota({ label, value }: { label: string; value: number }) {
  const filled = Math.max(1, Math.round((Math.log10(value + 1) / LOG_OF_MOST) * TICKS))
  const shown = Math.min(filled, TICKS)
  return (
    <div className={c.quota}>
      <div className={c.words}>
        <span>{label}</span>
        <b>{value.toLocaleString(locale.numbers)}</b>
      </div>
      <svg viewBox="0 0 100 14" preserveAspectRatio="none" className={c.ticks} aria-hidden="true">
        <path className={c.off} d={ticks(shown, TICKS)} />
        <path className={c.on} d={ticks(0, shown)} />
      </svg>
    </div>
  )
}
