import * as t from '@hearback/texts/web/ui.ts'
import c from '../figures/Marks.module.css'
import { formatPay, type PayPeriod } from './pay.ts'

interface RateTagProps {
  from: number | null
  to: number | null
  currency: string
  period: PayPeriod
  size?: 'md' | 'lg'
}

/** Pay tag in citron. States if the source gives no pay. */
export function RateTag({ from, to, currency, period, size = 'md' }: RateTagProps) {
  if (from === null || to === null) return <span className={c.none}>{t.payMissing}</span>
  const pay = formatPay({ from, to, currency, period })
  return (
    <span className={c.rate} data-size={size}>
      <span className={c.amount} aria-hidden="true" translate="no">
        {pay.amount}
      </span>
      <span className={c.per} aria-hidden="true">
        {pay.per}
        {pay.wide && ` ${t.wideRangeMark}`}
      </span>
      <span className="sr">
        {pay.spoken}
        {pay.wide && t.wideRangeSpoken}
      </span>
    </span>
  )
}
