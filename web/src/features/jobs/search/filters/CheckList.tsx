import * as locale from '@hearback/texts/web/locale.ts'
import type { ChangeEvent } from 'react'
import { CheckboxField } from '../../../../ui/fields/CheckboxField.tsx'
import c from './JobFilters.module.css'

interface CheckListProps {
  label: string
  name: string
  options: readonly { value: string; label: string; count?: number }[]
  chosen: readonly string[]
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** Multiple choice; `count` is the number of jobs per option. */
export const CheckList = ({ label, name, options, chosen, onChange }: CheckListProps) => (
  <fieldset className={c.list}>
    <legend className="sr">{label}</legend>
    {options.map(({ value, label: words, count }) => (
      <CheckboxField
        key={value}
        name={name}
        value={value}
        checked={chosen.includes(value)}
        onChange={onChange}
        label={
          count === undefined ? (
            words
          ) : (
            <span className={c.counted}>
              {words} <span className={c.count}>{count.toLocaleString(locale.numbers)}</span>
            </span>
          )
        }
      />
    ))}
  </fieldset>
)
