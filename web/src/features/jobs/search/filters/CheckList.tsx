import type { ChangeEvent } from 'react'
import { CheckboxField } from '../../../../ui/fields/CheckboxField.tsx'
import type { CountedChoice } from './Counted.tsx'
import c from './JobFilters.module.css'

interface CheckListProps {
  label: string
  name: string
  options: readonly CountedChoice[]
  chosen: readonly string[]
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** Multiple choice. */
export const CheckList = ({ label: legend, name, options, chosen, onChange }: CheckListProps) => (
  <fieldset className={c.list}>
    <legend className="sr">{legend}</legend>
    {options.map(({ value, label }) => (
      <CheckboxField
        key={value}
        name={name}
        value={value}
        checked={chosen.includes(value)}
        onChange={onChange}
        label={label}
      />
    ))}
  </fieldset>
)
