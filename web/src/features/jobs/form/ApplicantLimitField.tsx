import { applicationLimits } from '@hearback/contract/values/application-limits.ts'
import * as t from '@hearback/texts/web/own-jobs.ts'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useState } from 'react'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import c from './JobForm.module.css'

const { min, usual, max } = applicationLimits.applicantLimit

/** Number of unanswered applications at which the job takes no more; without the check mark it takes any number. */
export function ApplicantLimitField({ field }: { field: GetInputPropsReturnType }) {
  const [isOn, setOn] = useState(field.value !== '')
  return (
    <div className={c.pair}>
      <CheckboxField
        label={t.limitSwitch}
        description={t.limitHint}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          setOn(checked)
          field.onChange(checked ? usual : '')
        }}
      />
      {isOn && (
        <NumberField
          label={t.limitLabel}
          description={t.limitRange(min, max)}
          inputMode="numeric"
          maxDecimals={0}
          {...field}
          onBlur={() => field.value === '' && field.onChange(usual)}
        />
      )}
    </div>
  )
}
