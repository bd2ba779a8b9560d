import { signUp } from '@hearback/contract/accounts/accounts.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { signupDraft } from '../../api/session.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { paths } from '../../routing/paths.ts'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import c from './Accounts.module.css'
import { register } from './accounts.mutations.ts'
import { PhoneField } from './PhoneField.tsx'
import { SubmitButton } from './SubmitButton.tsx'

export type Side = 'jobseeker' | 'employer'
export type SignedUp = Awaited<ReturnType<typeof register>>

export const SIDES = [
  { value: 'jobseeker', label: t.signupSeekerLabel, description: t.signupSeekerHint },
  { value: 'employer', label: t.signupEmployerLabel, description: t.signupEmployerHint },
] as const

export const PHONE_NOTES = {
  jobseeker: t.signupSeekerPhoneHint,
  employer: t.signupEmployerPhoneHint,
}

interface SignupFormProps {
  /** User type preselected by the link to this page. */
  as: Side | undefined
  /** Whether the form shows the choice of the user type. */
  asksType?: boolean
  onDone: (reply: SignedUp) => unknown
}

export function SignupForm({ as, asksType = true, onDone }: SignupFormProps) {
  const { form, field, submit, busy, error } = useContractForm({
    schema: signUp.body,
    initial: { userType: as ?? ('jobseeker' as Side), email: '', phone: '', password: '' },
    send: register,
    done: onDone,
    failed: t.signupFailed,
  })
  const { setValues } = form
  useEffect(() => {
    const draft = signupDraft()
    if (!draft) return
    const { email, phone, userType } = draft
    setValues({ email, phone, ...(!as && { userType: userType === 'employer' ? userType : 'jobseeker' }) })
  }, [setValues, as])
  return (
    <form className={c.form} onSubmit={submit} method="post" noValidate>
      {asksType && <RadioCards label={t.signupTypeLabel} name="userType" options={SIDES} {...field('userType')} />}
      <TextField label={t.emailLabel} type="email" autoComplete="email" required {...field('email')} />
      <PhoneField description={PHONE_NOTES[form.values.userType]} placeholder="+1 208 555 0100" {...field('phone')} />
      <PasswordField
        label={t.password}
        description={t.signupPasswordHint(limits.password.min)}
        autoComplete="new-password"
        required
        {...field('password')}
      />
      {error?.code !== 'invalid_input' && <FormError>{error?.message}</FormError>}
      <SubmitButton busy={busy}>{t.createAccount}</SubmitButton>
      <p className={c.small}>
        {t.signupTermsLead} <Link to={paths.policy('terms')}>{t.terms}</Link>
        {t.signupPrivacyLead} <Link to={paths.policy('privacy')}>{t.privacyPolicy}</Link>.
      </p>
    </form>
  )
}
