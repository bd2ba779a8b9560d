import { type ChangeEvent, type ReactNode, useId } from 'react'
import c from './Choice.module.css'
import r from './RadioList.module.css'

interface RadioListProps {
  /** Accessible name of the group; visible with `labelShown`. */
  label: string
  labelShown?: boolean
  name: string
  options: readonly { value: string; label: ReactNode }[]
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  disabled?: boolean
  /** Horizontal instead of vertical. */
  inline?: boolean
  error?: ReactNode
  /** From `field(path)`; lets a form focus the first invalid field. */
  'data-path'?: string
}

/** Radio group with one line of text per option. */
export function RadioList({ label, labelShown, options, value, error, inline, ...input }: RadioListProps) {
  const id = useId()
  const { 'data-path': path, ...each } = input
  return (
    <fieldset className={r.list} data-inline={inline || undefined} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={labelShown ? r.label : 'sr'}>{label}</legend>
      {options.map((option, index) => (
        <label key={option.value} className={c.choice} htmlFor={`${id}-${option.value}`}>
          <input
            {...each}
            type="radio"
            id={`${id}-${option.value}`}
            className={c.box}
            value={option.value}
            checked={option.value === value}
            aria-invalid={error ? true : undefined}
            data-path={index === 0 ? path : undefined}
          />
          <span className={c.text}>{option.label}</span>
        </label>
      ))}
      {error && (
        <p className={c.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
