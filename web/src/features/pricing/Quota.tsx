import * as locale from '@hearback/texts/web/locale.ts'
import c from './Quota.module.css'

/** One for each of the highest monthly job posts, 100. */
const TICKS = 100

const ticks = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => `M${(from + n) * 2 + 1} 1V13`).join('')

interface QuotaProps {
  label: string
  value: number
  /** Value that fills the scale: the highest quota of all plans. */
  most: number
}

/** A quota on a linear scale up to the highest quota of all plans. */
export function Quota({ label, value, most }: QuotaProps) {
  const shown = Math.min(TICKS, Math.max(1, Math.round((value / most) * TICKS)))
  return (
    <div className={c.quota}>
      <div className={c.words}>
        <span>{label}</span>
        <b>{value.toLocaleString(locale.numbers)}</b>
      </div>
      <svg viewBox="0 0 200 14" preserveAspectRatio="none" className={c.ticks} aria-hidden="true">
        <path className={c.off} d={ticks(shown, TICKS)} />
        <path className={c.on} d={ticks(0, shown)} />
      </svg>
    </div>
  )
}
