import type { KeyScope } from '@hearback/contract/accounts/key-scopes.ts'
import * as t from '@hearback/texts/web/developers.ts'
import { type ReactNode, useId } from 'react'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import c from '../../ui/fields/Choice.module.css'
import { Stack } from '../../ui/Layout.tsx'
import { SCOPES } from './scope-words.ts'

interface ScopeFieldProps {
  value?: readonly KeyScope[]
  onChange?: (scopes: KeyScope[]) => void
  /** Whether none is chosen. */
  error?: ReactNode
  /** From `field(path)`; lets a form focus the first invalid field. */
  'data-path'?: string
}

/** The permissions of a key, each with what it allows. */
export function ScopeField({ value = [], onChange, error, ...rest }: ScopeFieldProps) {
  const id = useId()
  const toggle = (scope: KeyScope, on: boolean) =>
    onChange?.(SCOPES.map((one) => one.scope).filter((one) => (one === scope ? on : value.includes(one))))
  return (
    <fieldset className={c.cards} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{t.permissionsField}</legend>
      <Stack>
        {SCOPES.map(({ scope, label, hint }, index) => (
          <CheckboxField
            key={scope}
            label={label}
            description={hint}
            checked={value.includes(scope)}
            onChange={({ currentTarget }) => toggle(scope, currentTarget.checked)}
            aria-invalid={error ? true : undefined}
            data-path={index === 0 ? rest['data-path'] : undefined}
          />
        ))}
      </Stack>
      {error && (
        <p className={c.error} id={`${id}-error`}>
          {t.permissionsMissing}
        </p>
      )}
    </fieldset>
  )
}
