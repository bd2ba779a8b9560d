import type { SignedIn } from '@hearback/contract/accounts/accounts.ts'
import { joinTeam } from '@hearback/contract/accounts/team.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as account from '@hearback/texts/web/accounts.ts'
import * as t from '@hearback/texts/web/team.ts'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { paths } from '../../../routing/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import c from '../Team.module.css'
import { join } from '../team.mutations.ts'
import { NameFields, refreshingWhenStale } from './NameFields.tsx'

export type Joined = z.output<typeof SignedIn>

interface JoinFormProps {
  token: string
  /** Address of the invitation, which the link confirms. */
  email: string
  onStale: () => void
  onDone: (reply: Joined) => unknown
}

/** Creates an account of a member. */
export function JoinForm({ token, email, onStale, onDone }: JoinFormProps) {
  const { field, submit, busy, error } = useContractForm({
    schema: joinTeam.body,
    initial: { token, firstName: '', lastName: '', password: '' },
    send: (body) => refreshingWhenStale(join(body), onStale),
    done: onDone,
    failed: t.joinFailed,
  })
  return (
    <form className={c.form} onSubmit={submit} method="post" noValidate>
      {/* For password managers, and for a last look at the address. */}
      <TextField label={t.joinEmailLabel} type="email" autoComplete="username" value={email} readOnly />
      <NameFields field={field} />
      <PasswordField
        label={account.password}
        description={account.signupPasswordHint(limits.password.min)}
        autoComplete="new-password"
        required
        {...field('password')}
      />
      {error?.code !== 'invalid_input' && <FormError>{error?.message}</FormError>}
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {t.joinAction}
      </Button>
      <p className={c.small}>
        {account.signupTermsLead} <Link to={paths.policy('terms')}>{account.terms}</Link>
        {account.signupPrivacyLead} <Link to={paths.policy('privacy')}>{account.privacyPolicy}</Link>.
      </p>
    </form>
  )
}
