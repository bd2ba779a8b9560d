import { changePassword } from '@hearback/contract/accounts/accounts.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import c from './Accounts.module.css'
import { SecondStepField } from './second-step/SecondStepField.tsx'
import { namedCodes, useAsksForCode } from './second-step/use-asks-for-code.ts'

/** A new password ends all other sessions. `email` is for password managers only. */
export function ChangePassword({ email }: { email: string }) {
  const queries = useQueryClient()
  const asked = useAsksForCode()
  const { form, field, submit, busy, error } = useContractForm({
    schema: changePassword.body,
    initial: { currentPassword: '', password: '', code: '' },
    send: (body) => call(changePassword, { body }),
    done: () => {
      form.reset()
      toast(t.passwordChanged)
      return queries.invalidateQueries({ queryKey: ['accounts'] })
    },
  })
  return (
    <form className={c.narrow} onSubmit={submit} noValidate>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={t.currentPassword} autoComplete="current-password" required {...field('currentPassword')} />
      <PasswordField
        label={t.newPassword}
        description={t.passwordChangeHint(limits.password.min)}
        autoComplete="new-password"
        required
        {...field('password')}
      />
      <SecondStepField asked={asked} {...field('code')} />
      {error && !namedCodes.includes(error.code) && <FormError>{error.message}</FormError>}
      <Button type="submit" variant="primary" busy={busy}>
        {t.changePassword}
      </Button>
    </form>
  )
}
