import * as t from '@hearback/texts/web/jobs.ts'
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
  return (
    <>
      <div className={c.pay}>
        <NumberField label={t.from} required {...field('estimatedFrom')} />
        <NumberField label={t.to} required {...field('estimatedTo')} />
        <SelectField label={t.per} data={PERIODS} allowDeselect={false} searchable={false} {...field('payPeriod')} />
        <SelectField label={t.currency} data={currencyChoices()} allowDeselect={false} {...field('currency')} />
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
