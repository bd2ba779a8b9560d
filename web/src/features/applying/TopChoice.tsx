import { limits } from '@hearback/contract/values/limits.ts'
import type { Quota } from '@hearback/contract/values/primitives.ts'
import * as t from '@hearback/texts/web/applying.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { calendarDate } from '../../ui/text/times.ts'

interface TopChoiceProps {
  quota: Quota
  /** The sentence; undefined while the job is no top choice. */
  value: string | undefined
  onChange: (sentence: string | undefined) => void
}

/** Marks the application as one of three top choices of the month, with a sentence for the employer. */
export function TopChoice({ quota: { limit, used, resetsAt }, value, onChange }: TopChoiceProps) {
  const left = Math.max(0, limit - used)
  return (
    <>
      <CheckboxField
        label={t.topChoiceSwitch}
        description={left > 0 ? t.topChoiceHint(left, limit) : t.topChoiceUsedUp(limit, calendarDate(resetsAt))}
        checked={value !== undefined}
        disabled={left === 0}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? '' : undefined)}
      />
      {value !== undefined && (
        <TextField
          label={t.topChoiceLabel}
          description={t.topChoiceLabelHint}
          required
          maxLength={limits.oneLine}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </>
  )
}
