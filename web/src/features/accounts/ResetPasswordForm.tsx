import { resetPassword } from '@hearback/contract/accounts/accounts.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { call } from '../../api/call.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { CodeField } from '../../ui/fields/CodeField.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import c from './Accounts.module.css'
import { markingCode, orWaiting } from './accounts.mutations.ts'
import { SubmitButton } from './SubmitButton.tsx'
import type { startSession } from './sign-in.ts'

interface ResetPasswordFormProps {
  email: string
  onDone: (reply: Parameters<typeof startSession>[0]) => unknown
  /** Called when the password is set and a second step is required. */
  onSecondStep: (ticket: string) => unknown
}

export function ResetPasswordForm({ email, onDone, onSecondStep }: ResetPasswordFormProps) {
  const { field, submit, busy, error } = useContractForm({
    schema: resetPassword.body,
    initial: { email, code: '', password: '' },
    send: (body) => orWaiting(markingCode(call(resetPassword, { body }))),
    done: (reply) => ('ticket' in reply ? onSecondStep(reply.ticket) : onDone(reply)),
  })
  return (
    <form className={c.form} onSubmit={submit} method="post" noValidate>
      <TextField label={t.emailLabel} type="email" autoComplete="username" required {...field('email')} />
      <CodeField
        lengths={Object.values(limits.codeDigits)}
        label={t.passwordResetCodeLabel}
        required
        {...field('code')}
      />
      <PasswordField
        label={t.newPassword}
        description={t.passwordMinimum(limits.password.min)}
        autoComplete="new-password"
        required
        {...field('password')}
      />
      {error && !['invalid_input', 'wrong_code'].includes(error.code) && <FormError>{error.message}</FormError>}
      <SubmitButton busy={busy}>{t.passwordResetAction}</SubmitButton>
    </form>
  )
}
