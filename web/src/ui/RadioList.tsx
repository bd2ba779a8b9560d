import { type ChangeEvent, useId } from 'react'
import c from './Choice.module.css'
import r from './RadioList.module.css'

interface RadioListProps {
  /** For those who cannot see where the list stands. */
  label: string
  name: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  disabled?: boolean
  /** Side by side instead of under each other. */
  inline?: boolean
}

/** One of a few, in a line of text each. Arrow keys move the choice. */
export function RadioList({ label, name, options, value, onChange, disabled, inline }: RadioListProps) {
  const id = useId()
  return (
    <fieldset className={r.list} data-inline={inline || undefined}>
      <legend className="sr">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={c.choice} htmlFor={`${id}-${option.value}`}>
          <input
            type="radio"
            id={`${id}-${option.value}`}
            className={c.box}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={onChange}
            disabled={disabled}
          />
          <span className={c.text}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
