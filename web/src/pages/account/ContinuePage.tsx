import type { UnknownIdentity } from '@hearback/contract/accounts/oidc.ts'
import * as t from '@hearback/texts/web/identities.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import c from '../../features/accounts/Accounts.module.css'
import { orWaiting } from '../../features/accounts/accounts.mutations.ts'
import { afterSignIn } from '../../features/accounts/after-sign-in.ts'
import { type Arrival, takeArrival } from '../../features/accounts/identities/arrival.ts'
import { finishConnecting, finishSignIn, sentenceOf } from '../../features/accounts/identities/flows.ts'
import { ProveAccount } from '../../features/accounts/identities/ProveAccount.tsx'
import { RegisterIdentity } from '../../features/accounts/identities/RegisterIdentity.tsx'
import type { SignedIn } from '../../features/accounts/LoginForm.tsx'
import { startSession } from '../../features/accounts/sign-in.ts'
import { useIdentityProviders } from '../../routing/identity-providers.ts'
import { paths } from '../../routing/paths.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { PageTitle } from '../../ui/Layout.tsx'
import { Opening } from '../../ui/overlays/Opening.tsx'

export const meta = () => [{ title: t.continuePageTitle }, { name: 'robots', content: 'noindex' }]

type Step = { unknown: UnknownIdentity; next: string | undefined } | { problem: string; back: string }

/** Where issuers send people back to: signs in, connects an account, or asks for what is missing. */
export default function ContinuePage() {
  const navigate = useNavigate()
  const providers = useIdentityProviders()
  const [step, setStep] = useState<Step>()
  const signedIn = (reply: SignedIn, next: string | undefined) =>
    navigate(afterSignIn(startSession(reply), next), { replace: true })

  const signIn = async ({ body, next }: Arrival) => {
    const reply = await orWaiting(finishSignIn(body))
    if ('ticket' in reply) return navigate(paths.login({ ...(next && { next }) }), { replace: true, state: reply })
    if (reply.signedIn) return signedIn(reply.signedIn, next)
    return reply.unknown && setStep({ unknown: reply.unknown, next })
  }
  const connect = async ({ body }: Arrival) => {
    const { identity } = await finishConnecting(body)
    toast(t.connected(identity.label))
    return navigate(paths.settings('security'), { replace: true })
  }
  const arrive = useEffectEvent(async () => {
    const arrival = takeArrival()
    const label = providers.find(({ name }) => name === arrival.body.provider)?.label ?? ''
    const back = arrival.connects
      ? paths.settings('security')
      : paths.login({ ...(arrival.next && { next: arrival.next }) })
    if (arrival.failure) return setStep({ problem: FAILURES[arrival.failure](label), back })
    const problem = (error: unknown) => setStep({ problem: sentenceOf(error), back })
    return (arrival.connects ? connect(arrival) : signIn(arrival)).catch(problem)
  })
  useEffect(() => void arrive(), [])

  if (!step) return <Opening />
  if ('problem' in step) {
    return (
      <>
        <PageTitle lead={step.problem}>{t.failedTitle}</PageTitle>
        <p className={c.other}>
          <Link to={step.back}>{t.backLink}</Link>
        </p>
      </>
    )
  }
  const { unknown, next } = step
  const Form = unknown.next === 'register' ? RegisterIdentity : ProveAccount
  return <Form unknown={unknown} onDone={(reply) => signedIn(reply, next)} />
}

const FAILURES: Record<NonNullable<Arrival['failure']>, (label: string) => string> = {
  canceled: t.canceled,
  refused: t.refused,
  elsewhere: () => t.elsewhere,
}
