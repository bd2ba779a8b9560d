import { logIn } from '@hearback/contract/accounts/accounts.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { Link } from 'react-router'
import { useContractForm } from '../../api/use-contract-form.ts'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import c from './Accounts.module.css'
import { orWaiting, signIn } from './accounts.mutations.ts'
import { SubmitButton } from './SubmitButton.tsx'

export type SignedIn = Awaited<ReturnType<typeof signIn>>

interface LoginFormProps {
  /** Path of the page to reset the password. */
  forgotten: string
  onDone: (reply: SignedIn) => unknown
  /** Called when the password is right and a second step is required. */
  onSecondStep: (ticket: string) => unknown
}

export function LoginForm({ forgotten, onDone, onSecondStep }: LoginFormProps) {
  const { field, submit, busy, error } = useContractForm({
    schema: logIn.body,
    initial: { email: '', password: '' },
    send: (body) => orWaiting(signIn(body)),
    done: (reply) => ('ticket' in reply ? onSecondStep(reply.ticket) : onDone(reply)),
    failed: t.loginFailed,
  })
  return (
    <form className={c.form} onSubmit={submit} method="post" noValidate>
      <TextField label={t.emailLabel} type="email" autoComplete="username webauthn" required {...field('email')} />
      <PasswordField label={t.password} autoComplete="current-password" required {...field('password')} />
      <FormError>{error?.message}</FormError>
      <SubmitButton busy={busy}>{t.signIn}</SubmitButton>
      <p className={c.small}>
        <Link to={forgotten}>{t.passwordForgottenLink}</Link>
      </p>
    </form>
  )
}
