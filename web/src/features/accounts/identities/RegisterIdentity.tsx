import { registerIdentity, type UnknownIdentity } from '@hearback/contract/accounts/oidc.ts'
import * as accounts from '@hearback/texts/web/accounts.ts'
import * as t from '@hearback/texts/web/identities.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { Link } from 'react-router'
import { call } from '../../../api/call.ts'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { paths } from '../../../routing/paths.ts'
import { suggestName } from '../../../routing/suggested-name.ts'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import { RadioCards } from '../../../ui/fields/RadioCards.tsx'
import { PageTitle } from '../../../ui/Layout.tsx'
import { Sentence } from '../../../ui/text/Sentence.tsx'
import c from '../Accounts.module.css'
import type { SignedIn } from '../LoginForm.tsx'
import { PhoneField } from '../PhoneField.tsx'
import { PHONE_NOTES, SIDES, type Side } from '../SignupForm.tsx'
import { SubmitButton } from '../SubmitButton.tsx'

interface RegisterIdentityProps {
  unknown: UnknownIdentity
  onDone: (reply: SignedIn) => unknown
}

/** The rest of the registration of a person whom the issuer knows: which side they are on, and their phone number. */
export function RegisterIdentity({ unknown, onDone }: RegisterIdentityProps) {
  const { ticket, label, email, firstName, lastName } = unknown
  const { form, field, submit, busy, error } = useContractForm({
    schema: registerIdentity.body,
    initial: { ticket, userType: 'jobseeker' as Side, phone: '' },
    send: (body) => call(registerIdentity, { body: { ...body, language: locale.language } }),
    done: (reply) => {
      suggestName({ firstName: firstName ?? '', lastName: lastName ?? '' })
      return onDone(reply)
    },
    failed: accounts.signupFailed,
  })
  return (
    <>
      <PageTitle lead={<Sentence of={t.registerLead} names={[label, email]} />}>{t.registerTitle}</PageTitle>
      <form className={c.form} onSubmit={submit} method="post" noValidate>
        <RadioCards label={accounts.signupTypeLabel} name="userType" options={SIDES} {...field('userType')} />
        <PhoneField description={PHONE_NOTES[form.values.userType]} placeholder="+1 208 555 0100" {...field('phone')} />
        {error?.code !== 'invalid_input' && <FormError>{error?.message}</FormError>}
        <SubmitButton busy={busy}>{accounts.createAccount}</SubmitButton>
        <p className={c.small}>
          {accounts.signupTermsLead} <Link to={paths.policy('terms')}>{accounts.terms}</Link>
          {accounts.signupPrivacyLead} <Link to={paths.policy('privacy')}>{accounts.privacyPolicy}</Link>.
        </p>
      </form>
    </>
  )
}
