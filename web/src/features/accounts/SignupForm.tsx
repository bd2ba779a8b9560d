import { signUp } from '@hearback/contract/accounts.ts'
import { limits } from '@hearback/contract/limits.ts'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { signupDraft } from '../../api/session.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { paths } from '../../paths.ts'
import { FormError } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { TextField } from '../../ui/TextField.tsx'
import c from './Accounts.module.css'
import { register } from './accounts.mutations.ts'
import { SubmitButton } from './SubmitButton.tsx'

export type Side = 'jobseeker' | 'employer'
export type SignedUp = Awaited<ReturnType<typeof register>>

const SIDES = [
  { value: 'jobseeker', label: 'I look for work', description: 'Apply, and hear back.' },
  { value: 'employer', label: 'I hire', description: 'Post jobs and answer applicants.' },
] as const

const PHONE_NOTES = {
  jobseeker: 'With country code. Companies see it once you accept an offer.',
  employer: 'With country code. Nobody else sees it.',
}

interface SignupFormProps {
  /** The side that the link which led here was for. */
  as: Side | undefined
  onDone: (reply: SignedUp) => unknown
}

export function SignupForm({ as, onDone }: SignupFormProps) {
  const { form, field, submit, busy, error } = useContractForm({
    schema: signUp.body,
    initial: { userType: as ?? ('jobseeker' as Side), email: '', phone: '', password: '' },
    send: register,
    done: onDone,
    failed: 'An error occurred during signup.',
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
      <RadioCards label="What brings you here" name="userType" options={SIDES} {...field('userType')} />
      <TextField label="E-mail" type="email" autoComplete="email" required {...field('email')} />
      <TextField
        label="Phone"
        description={PHONE_NOTES[form.values.userType]}
        type="tel"
        autoComplete="tel"
        placeholder="+1 208 555 0100"
        required
        {...field('phone')}
      />
      <PasswordField
        label="Password"
        description={`${limits.password.min} characters or more. A few plain words in a row are good.`}
        autoComplete="new-password"
        required
        {...field('password')}
      />
      <FormError>{error?.message}</FormError>
      <SubmitButton busy={busy}>Create account</SubmitButton>
      <p className={c.small}>
        By creating an account you agree to the <Link to={paths.policy('terms')}>terms</Link>. How we treat your data is
        in the <Link to={paths.policy('privacy')}>privacy policy</Link>.
      </p>
    </form>
  )
}
