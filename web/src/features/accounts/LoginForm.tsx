import { logIn } from '@hearback/contract/accounts.ts'
import { Link } from 'react-router'
import { useContractForm } from '../../api/use-contract-form.ts'
import { FormError } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import c from './Accounts.module.css'
import { signIn } from './accounts.mutations.ts'
import { SubmitButton } from './SubmitButton.tsx'

type SignedIn = Awaited<ReturnType<typeof signIn>>

interface LoginFormProps {
  /** Where a forgotten password is replaced. */
  forgotten: string
  onDone: (reply: SignedIn) => unknown
}

export function LoginForm({ forgotten, onDone }: LoginFormProps) {
  const { field, submit, busy, error } = useContractForm({
    schema: logIn.body,
    initial: { email: '', password: '' },
    send: signIn,
    done: onDone,
    failed: 'Login failed.',
  })
  return (
    <form className={c.form} onSubmit={submit} method="post" noValidate>
      <TextField label="E-mail" type="email" autoComplete="username" required {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" required {...field('password')} />
      <FormError>{error?.message}</FormError>
      <SubmitButton busy={busy}>Sign in</SubmitButton>
      <p className={c.small}>
        <Link to={forgotten}>Forgot your password?</Link>
      </p>
    </form>
  )
}
