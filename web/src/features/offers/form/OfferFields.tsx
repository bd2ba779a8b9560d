import { currencies, currencyDigits } from '@hearback/contract/values/currencies.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { MergeValues } from '@hearback/contract/values/merge-fields.ts'
import * as t from '@hearback/texts/web/offers.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { MergeTextArea } from '../../../templates/MergeTextArea.tsx'
import { TemplateSelect } from '../../../templates/TemplateSelect.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TagsField } from '../../../ui/fields/TagsField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { PayQuestion } from '../../../ui/pay/PayQuestion.tsx'
import { openJobs } from '../offers.queries.ts'
import c from './OfferForm.module.css'
import { type OfferValues, VALIDITY, valuesOfJob } from './offer-form-values.ts'

interface OfferFieldsProps {
  form: UseFormReturnType<OfferValues>
  /** True if the job of the offer is not yet given. */
  asksForJob: boolean
  /** Merge values and name of the recipient. */
  values: MergeValues
  name: string
}

const PERIODS = [
  { value: 'hour', label: t.periodHour },
  { value: 'day', label: t.periodDay },
  { value: 'week', label: t.periodWeek },
  { value: 'month', label: t.periodMonth },
  { value: 'year', label: t.periodYear },
]
const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF']

export function OfferFields({ form, asksForJob, values, name }: OfferFieldsProps) {
  const field = (path: keyof OfferValues & string) => form.getInputProps(path)
  const { pay, payPeriod: period, currency } = form.values
  return (
    <>
      {asksForJob && <JobChoice form={form} />}
      <TextField label={t.title} required maxLength={limits.oneLine} {...field('title')} />
      <div className={c.pay}>
        <NumberField
          label={t.pay}
          required
          maxDecimals={currencyDigits(currency)}
          {...field('pay')}
          onChange={(value, named) => {
            form.setFieldValue('pay', value)
            if (named) form.setFieldValue('currency', named)
          }}
        />
        <SelectField label={t.per} data={PERIODS} allowDeselect={false} searchable={false} {...field('payPeriod')} />
        <SelectField
          label={t.currency}
          data={[...new Set([currency, ...CURRENCIES, ...currencies])]}
          allowDeselect={false}
          {...field('currency')}
        />
      </div>
      <PayQuestion
        pay={{ from: pay, currency, period }}
        onUse={({ from, period: meant }) => {
          if (from !== undefined) form.setFieldValue('pay', from)
          form.setFieldValue('payPeriod', meant)
        }}
      />
      <div className={c.pair}>
        <NumberField label={t.hoursFieldLabel} {...field('hoursPerWeek')} />
        <DateField label={t.startDateLabel} type="date" {...field('startDate')} />
        <SelectField
          label={t.validityLabel}
          data={VALIDITY}
          allowDeselect={false}
          searchable={false}
          {...field('days')}
        />
      </div>
      <TagsField label={t.benefitsLabel} description={t.benefitsHint} {...field('benefits')} />
      <TemplateSelect
        kind="offer"
        text={form.values.message}
        onUse={({ body }) => form.setFieldValue('message', body)}
        onRestore={(text) => form.setFieldValue('message', text)}
      />
      <MergeTextArea
        label={t.message}
        max={limits.description}
        field={field('message')}
        kind="offer"
        values={values}
        name={name}
      />
    </>
  )
}

/** Choice of an open job, or none; prefills the form from the job. */
function JobChoice({ form }: Pick<OfferFieldsProps, 'form'>) {
  const { data: jobs = [] } = useQuery(openJobs())
  const choose = (id: string | null) => {
    const job = jobs.find(({ _id }) => _id === id)
    form.setValues(job ? valuesOfJob(job) : { job: '' })
  }
  if (jobs.length === 0) return null
  return (
    <SelectField
      label={t.jobLabel}
      description={t.jobHint}
      placeholder={t.jobNone}
      data={jobs.map(({ _id, jobTitle }) => ({ value: _id, label: jobTitle }))}
      clearable
      {...form.getInputProps('job')}
      value={form.values.job || null}
      onChange={choose}
    />
  )
}
