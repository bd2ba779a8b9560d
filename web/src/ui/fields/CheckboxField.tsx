import { type ComponentProps, type ReactNode, useId } from 'react'
import c from './Choice.module.css'

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
}

/** A statement to agree to. With a form: `field('terms', { type: 'checkbox' })`. */
export const CheckboxField = (props: ChoiceProps) => <Choice {...props} type="checkbox" look={c.box} />

/** A switch that takes effect immediately. */
export const Switch = (props: ChoiceProps & { labelFirst?: boolean }) => (
  <Choice {...props} type="checkbox" role="switch" look={c.switch} />
)

interface LookProps extends ChoiceProps {
  type: 'checkbox'
  look: string | undefined
  labelFirst?: boolean
}

function Choice({ label, description, error, look, labelFirst, ...input }: LookProps) {
  const id = useId()
  const described = [description && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ')
  const box = (
    <input
      {...input}
      className={look}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    />
  )
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is one of the two boxes inside */}
      <label className={c.choice} data-before={labelFirst || undefined}>
        {!labelFirst && box}
        <span className={c.text}>{label}</span>
        {labelFirst && box}
        {description && (
          <span className={c.note} id={`${id}-note`}>
            {description}
          </span>
        )}
      </label>
      {error && (
        <p className={c.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
