import type { beginPasskey } from '@hearback/contract/accounts/passkeys.ts'
import type { disableTwoStep } from '@hearback/contract/accounts/two-step.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import c from './Accounts.module.css'
import { CodeField } from './second-step/SecondStepField.tsx'

type Body = typeof disableTwoStep.body | typeof beginPasskey.body

interface PasswordAndCodeFormProps<R> {
  schema: Body
  send: (body: { currentPassword: string; code: string }) => Promise<R>
  onDone: (reply: R) => unknown
  /** Explains the effect of the action. */
  words: string
  action: string
  danger?: boolean
  /** False when two-step sign-in is off and the password is enough. */
  withCode?: boolean
}

/** Confirms an action with the password, and with a code if two-step sign-in is on. */
export function PasswordAndCodeForm<R>({
  schema,
  send,
  onDone,
  words,
  action,
  danger,
  withCode = true,
}: PasswordAndCodeFormProps<R>) {
  const { field, submit, busy, error } = useContractForm({
    // Typed as the stricter schema; where the code is required, `schema` itself checks that.
    schema: schema as typeof beginPasskey.body,
    initial: { currentPassword: '', code: '' },
    send: ({ currentPassword, code = '' }) => send({ currentPassword, code }),
    done: onDone,
  })
  return (
    <form className={c.form} onSubmit={submit} noValidate>
      <p className={c.small}>{words}</p>
      <PasswordField label={t.yourPassword} autoComplete="current-password" required {...field('currentPassword')} />
      {withCode && <CodeField {...field('code')} />}
      {error && !['invalid_input', 'wrong_second_code'].includes(error.code) && <FormError>{error.message}</FormError>}
      <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
        {action}
      </Button>
    </form>
  )
}
