import * as t from '@hearback/texts/web/pages.ts'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import c from '../../features/accounts/Accounts.module.css'
import { afterSignIn, innerPath } from '../../features/accounts/after-sign-in.ts'
import { ProviderSignIn } from '../../features/accounts/identities/ProviderSignIn.tsx'
import { LoginForm, type SignedIn } from '../../features/accounts/LoginForm.tsx'
import { PasskeySignIn } from '../../features/accounts/second-step/PasskeySignIn.tsx'
import { SecondStep } from '../../features/accounts/second-step/SecondStep.tsx'
import { startSession } from '../../features/accounts/sign-in.ts'
import { useAlreadySignedIn } from '../../features/accounts/use-already-signed-in.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { paths } from '../../routing/paths.ts'
import { PageTitle } from '../../ui/Layout.tsx'
import type { Route } from './+types/LoginPage'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: t.signIn,
    description: t.loginDescription,
    path: paths.login(),
    publicUrl: matches[0].loaderData?.publicUrl,
  })
}

export default function LoginPage() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const next = innerPath(query.get('next'))
  const wish = next ? { next } : {}
  useAlreadySignedIn(next)
  const { ticket: givenTicket } = (useLocation().state ?? {}) as { ticket?: string }
  const [ticket, setTicket] = useState(givenTicket)
  const signedIn = (reply: SignedIn) =>
    navigate(afterSignIn(startSession(reply), next), {
      replace: true,
      state: { pending: reply.existingUnverified },
    })
  if (ticket) return <SecondStep ticket={ticket} onDone={signedIn} onBack={() => setTicket(undefined)} />
  return (
    <>
      <PageTitle lead={next && t.loginLead}>{t.signIn}</PageTitle>
      <LoginForm forgotten={paths.forgotPassword(wish)} onDone={signedIn} onSecondStep={setTicket} />
      <PasskeySignIn onDone={signedIn} />
      <ProviderSignIn next={next} />
      <p className={c.other}>
        {t.loginSignupQuestion} <Link to={paths.signup(wish)}>{t.signupLink}</Link>
      </p>
    </>
  )
}
