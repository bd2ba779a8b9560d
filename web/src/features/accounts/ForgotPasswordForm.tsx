import { forgotPassword } from '@hearback/contract/accounts/accounts.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { call } from '../../api/call.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import c from './Accounts.module.css'
import { SubmitButton } from './SubmitButton.tsx'

export function ForgotPasswordForm({ onDone }: { onDone: (email: string) => unknown }) {
  const { field, submit, busy, error } = useContractForm({
    schema: forgotPassword.body,
    initial: { email: '' },
    send: (body) => call(forgotPassword, { body }),
    done: (_, { email }) => onDone(email.trim()),
  })
  return (
    <form className={c.form} onSubmit={submit} method="post" noValidate>
      <TextField label={t.emailLabel} type="email" autoComplete="username" required {...field('email')} />
      <FormError>{error?.message}</FormError>
      <SubmitButton busy={busy}>{t.codeSendAction}</SubmitButton>
    </form>
  )
}
