import * as t from '@hearback/texts/web/resumes.ts'
import { placesLike } from '../../api/places.ts'
import { PlaceField } from '../../ui/fields/PlaceField.tsx'
import { TagsField } from '../../ui/fields/TagsField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { fieldName } from './field-words.ts'
import c from './Resumes.module.css'

export type MissingValues = Record<string, string>

interface MissingFieldsProps {
  /** Names of the fields that a new profile needs and the file lacks. */
  missing: readonly string[]
  values: MissingValues
  errors: Record<string, string>
  onChange: (values: MissingValues) => void
}

/** Inputs for what a new profile needs and the file doesn't say. Skills are one text with commas. */
export function MissingFields({ missing, values, errors, onChange }: MissingFieldsProps) {
  const bind = (field: string) => ({
    label: fieldName(field),
    required: true,
    error: errors[field],
  })
  const change = (field: string) => (value: string) => onChange({ ...values, [field]: value })
  return (
    <fieldset className={c.missing}>
      <legend>{t.missingTitle}</legend>
      <p>{t.missingHint}</p>
      {missing.map((field) => {
        if (field === 'city') {
          return (
            <PlaceField
              key={field}
              {...bind(field)}
              suggest={placesLike}
              value={values.city ?? ''}
              onChange={change(field)}
            />
          )
        }
        if (field === 'skill') {
          const skills = values.skill ? values.skill.split(',') : []
          return (
            <TagsField key={field} {...bind(field)} value={skills} onChange={(list) => change(field)(list.join(','))} />
          )
        }
        return (
          <TextField
            key={field}
            {...bind(field)}
            value={values[field] ?? ''}
            onChange={(event) => change(field)(event.currentTarget.value)}
          />
        )
      })}
    </fieldset>
  )
}
