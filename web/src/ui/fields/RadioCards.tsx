import { type ReactNode, useId } from 'react'
import c from './Choice.module.css'

interface RadioCardsProps<V extends string> {
  label: ReactNode
  options: readonly { value: V; label: ReactNode; description?: ReactNode }[]
  value?: V | undefined
  onChange?: (value: V) => void
  error?: ReactNode
  name?: string
  /** From `field(path)`; lets a form focus the first invalid field. */
  'data-path'?: string
}

/** Radio group of two to five options, each with room for a sentence. */
export function RadioCards<V extends string>({ label, options, value, onChange, error, ...rest }: RadioCardsProps<V>) {
  const id = useId()
  return (
    <fieldset className={c.cards} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      <div className={c.grid}>
        {options.map((option, index) => (
          <label key={option.value} className={`${c.choice} ${c.card}`}>
            <input
              type="radio"
              className={c.box}
              name={rest.name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange?.(option.value)}
              aria-invalid={error ? true : undefined}
              data-path={index === 0 ? rest['data-path'] : undefined}
            />
            <span className={c.text}>{option.label}</span>
            {option.description && <span className={c.note}>{option.description}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p className={c.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
