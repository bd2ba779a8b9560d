import { limits } from '@hearback/contract/limits.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { NumberField } from '../../ui/NumberField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TagsField } from '../../ui/TagsField.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import c from './OfferForm.module.css'
import { type OfferValues, VALIDITY, valuesOfJob } from './offer-form-values.ts'
import { openJobs } from './offers.queries.ts'

interface OfferFieldsProps {
  form: UseFormReturnType<OfferValues>
  /** Where nothing says yet for which job it is. */
  asksForJob: boolean
}

const PERIODS = ['hour', 'day', 'week', 'month', 'year'].map((value) => ({
  value,
  label: `${value === 'hour' ? 'an' : 'a'} ${value}`,
}))
const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF']

export function OfferFields({ form, asksForJob }: OfferFieldsProps) {
  const field = (name: keyof OfferValues & string) => form.getInputProps(name)
  const { currency } = form.values
  return (
    <>
      {asksForJob && <JobChoice form={form} />}
      <TextField label="Title" required maxLength={limits.oneLine} {...field('title')} />
      <div className={c.pay}>
        <NumberField label="Pay" required min={0} decimalScale={2} {...field('pay')} />
        <SelectField label="Per" data={PERIODS} allowDeselect={false} searchable={false} {...field('payPeriod')} />
        <SelectField
          label="Currency"
          data={[...new Set([currency, ...CURRENCIES])]}
          allowDeselect={false}
          searchable={false}
          {...field('currency')}
        />
      </div>
      <div className={c.pair}>
        <NumberField
          label="Hours a week"
          min={0}
          max={limits.hoursPerWeek}
          decimalScale={2}
          {...field('hoursPerWeek')}
        />
        <TextField label="First day" type="date" {...field('startDate')} />
        <SelectField label="Open for" data={VALIDITY} allowDeselect={false} searchable={false} {...field('days')} />
      </div>
      <TagsField label="What comes with it" description="One after the other, with Enter." {...field('benefits')} />
      <TextArea
        label="Message"
        counted={limits.description}
        maxLength={limits.description}
        minRows={4}
        {...field('message')}
      />
    </>
  )
}

/** One of the open jobs, or none; what the job says is filled in. */
function JobChoice({ form }: Pick<OfferFieldsProps, 'form'>) {
  const { data: jobs = [] } = useQuery(openJobs())
  const choose = (id: string | null) => {
    const job = jobs.find(({ _id }) => _id === id)
    form.setValues(job ? valuesOfJob(job) : { job: '' })
  }
  if (jobs.length === 0) return null
  return (
    <SelectField
      label="For the job"
      description="An application to it goes along and becomes offered."
      placeholder="None of your posts"
      data={jobs.map(({ _id, jobTitle }) => ({ value: _id, label: jobTitle }))}
      clearable
      {...form.getInputProps('job')}
      value={form.values.job || null}
      onChange={choose}
    />
  )
}
