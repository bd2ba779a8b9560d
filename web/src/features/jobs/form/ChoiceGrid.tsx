import type { GetInputPropsReturnType } from '@mantine/form'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import c from './JobForm.module.css'

interface ChoiceGridProps {
  label: string
  words: Readonly<Record<string, string>>
  /** Input properties of a form field whose value is a list. */
  field: GetInputPropsReturnType
}

/** Checkboxes for several of a few choices, in columns. */
export function ChoiceGrid({ label, words, field: { value, onChange, error, ...input } }: ChoiceGridProps) {
  const chosen: readonly string[] = value
  const choices = Object.keys(words)
  return (
    <fieldset className={c.choices}>
      <legend>{label}</legend>
      <div>
        {Object.entries(words).map(([choice, name]) => (
          <CheckboxField
            key={choice}
            {...input}
            label={name}
            checked={chosen.includes(choice)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(choices.filter((one) => (one === choice ? checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
      {error && <p className={c.problem}>{error}</p>}
    </fieldset>
  )
}
