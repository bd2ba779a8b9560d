import { currencyDigits } from '@hearback/contract/values/currencies.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { currencyChoices, PERIODS } from '../../../domain/pay-choices.ts'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { PayQuestion } from '../../../ui/pay/PayQuestion.tsx'
import { formatPay } from '../../../ui/pay/pay.ts'
import { RateTag } from '../../../ui/pay/RateTag.tsx'
import c from './JobForm.module.css'
import type { JobFieldsProps } from './JobFormFields.tsx'
import type { JobFormValues } from './job-form-values.ts'

/** Pay fields with a preview of the pay tag. */
export function JobFormPay({ field, values }: JobFieldsProps & { values: JobFormValues }) {
  const { estimatedFrom, estimatedTo, currency, payPeriod: period } = values
  const amount = (path: 'estimatedFrom' | 'estimatedTo') => ({
    ...field(path),
    maxDecimals: currencyDigits(currency),
    onChange: (value: number | string, named?: string) => {
      field(path).onChange(value)
      if (named) field('currency').onChange(named)
    },
  })
  return (
    <>
      <div className={c.pay}>
        <NumberField label={t.from} required {...amount('estimatedFrom')} />
        <NumberField label={t.to} required {...amount('estimatedTo')} />
        <SelectField label={t.per} data={PERIODS} allowDeselect={false} searchable={false} {...field('payPeriod')} />
        <SelectField label={t.currency} data={currencyChoices()} allowDeselect={false} {...field('currency')} />
      </div>
      <div className={c.question}>
        <PayQuestion
          pay={{ from: estimatedFrom, to: estimatedTo, currency, period }}
          onUse={({ from, to, period: meant }) => {
            if (from !== undefined) field('estimatedFrom').onChange(from)
            if (to !== undefined) field('estimatedTo').onChange(to)
            field('payPeriod').onChange(meant)
          }}
        />
      </div>
      <PayPreview values={values} />
    </>
  )
}

function PayPreview({ values }: { values: JobFormValues }) {
  const from = Number(values.estimatedFrom)
  const to = Number(values.estimatedTo)
  const { currency, payPeriod: period } = values
  const isPay = values.estimatedFrom !== '' && values.estimatedTo !== '' && from > 0 && from <= to
  const isReversed = from > 0 && to > 0 && from > to
  return (
    <div className={c.preview} aria-live="polite">
      {isPay ? (
        <>
          <RateTag from={from} to={to} currency={currency} period={period} size="lg" />
          {formatPay({ from, to, currency, period }).wide && <p className={c.hint}>{t.formPayWideWarning}</p>}
        </>
      ) : (
        <p className={c.hint}>{isReversed ? t.formPayReversed : t.formPayHint}</p>
      )}
    </div>
  )
}
