import { currencyDigits } from '@hearback/contract/currencies.ts'
import { type StatedAmount, suggestPay } from '@hearback/contract/plausible-pay.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { Button } from '../../ui/Button.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { formatPay } from '../../ui/pay.ts'
import { RateTag } from '../../ui/RateTag.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import c from './JobForm.module.css'
import type { JobFieldsProps } from './JobFormFields.tsx'
import { currencyChoices, PERIODS } from './job-choices.ts'
import type { JobFormValues } from './job-form-values.ts'

/** The pay, and the tag that everybody will see. */
export function JobFormPay({ field, values }: JobFieldsProps & { values: JobFormValues }) {
  const maxDecimals = currencyDigits(values.currency)
  return (
    <>
      <div className={c.pay}>
        <NumberField label={t.from} required maxDecimals={maxDecimals} {...field('estimatedFrom')} />
        <NumberField label={t.to} required maxDecimals={maxDecimals} {...field('estimatedTo')} />
        <SelectField label={t.per} data={PERIODS} allowDeselect={false} searchable={false} {...field('payPeriod')} />
        <SelectField label={t.currency} data={currencyChoices()} allowDeselect={false} {...field('currency')} />
      </div>
      <PayQuestion field={field} values={values} />
      <PayPreview values={values} />
    </>
  )
}

/** Asks about an amount that nobody is paid, for instance 52 dollars a year; the answer changes both ends. Refuses nothing. */
function PayQuestion({ field, values }: JobFieldsProps & { values: JobFormValues }) {
  const { currency, payPeriod: period } = values
  const [from, to] = [Number(values.estimatedFrom), Number(values.estimatedTo)]
  const meant = suggestPay({ amount: from, currency, period }) ?? suggestPay({ amount: to, currency, period })
  if (!meant) return null
  const factor = meant.period === period ? 1_000 : 1
  const scaled = (amount: number): StatedAmount => ({ ...meant, amount: amount * factor })
  const change = (name: 'estimatedFrom' | 'estimatedTo', { amount }: StatedAmount) => field(name).onChange(amount)
  const [lower, upper] = [scaled(from), scaled(to || from)]
  const pay = formatPay({ from: lower.amount, to: upper.amount, currency, period: meant.period })
  return (
    <div className={c.preview} role="status">
      <p className={c.hint}>{t.payQuestion(formatPay({ from, to: to || from, currency, period }).spoken)}</p>
      <Button
        onClick={() => {
          if (from) change('estimatedFrom', lower)
          if (to) change('estimatedTo', upper)
          field('payPeriod').onChange(meant.period)
        }}
      >
        {t.applyPay(`${pay.amount} ${pay.per}`)}
      </Button>
    </div>
  )
}

function PayPreview({ values }: { values: JobFormValues }) {
  const from = Number(values.estimatedFrom)
  const to = Number(values.estimatedTo)
  const { currency, payPeriod: period } = values
  const isPay = values.estimatedFrom !== '' && values.estimatedTo !== '' && from > 0 && from <= to
  return (
    <div className={c.preview} aria-live="polite">
      {isPay ? (
        <>
          <RateTag from={from} to={to} currency={currency} period={period} size="lg" />
          {formatPay({ from, to, currency, period }).wide && <p className={c.hint}>{t.theUpperEndIsMore}</p>}
        </>
      ) : (
        <p className={c.hint}>{t.everyJobHereStatesIts}</p>
      )}
    </div>
  )
}
