import type { WebhookType } from '@hearback/contract/accounts/webhooks.ts'
import * as t from '@hearback/texts/web/webhooks.ts'
import { type ReactNode, useId } from 'react'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import c from '../../ui/fields/Choice.module.css'
import { Stack } from '../../ui/Layout.tsx'
import { TYPES } from './webhook-words.ts'

interface TypesFieldProps {
  value?: readonly WebhookType[]
  onChange?: (types: WebhookType[]) => void
  error?: ReactNode
  /** From `field(path)`; lets a form focus the first invalid field. */
  'data-path'?: string
}

/** The types of events that an endpoint gets. */
export function TypesField({ value = [], onChange, error, ...rest }: TypesFieldProps) {
  const id = useId()
  const toggle = (type: WebhookType, on: boolean) =>
    onChange?.(TYPES.map((one) => one.type).filter((one) => (one === type ? on : value.includes(one))))
  return (
    <fieldset className={c.cards} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{t.typesLabel}</legend>
      <Stack>
        {TYPES.map(({ type, label }, index) => (
          <CheckboxField
            key={type}
            label={label}
            description={<code translate="no">{type}</code>}
            checked={value.includes(type)}
            onChange={({ currentTarget }) => toggle(type, currentTarget.checked)}
            aria-invalid={error ? true : undefined}
            data-path={index === 0 ? rest['data-path'] : undefined}
          />
        ))}
      </Stack>
      {error && (
        <p className={c.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
