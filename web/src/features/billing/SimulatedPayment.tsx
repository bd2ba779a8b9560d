import type { SimulatedOutcome } from '@hearback/contract/accounts/subscriptions.ts'
import * as t from '@hearback/texts/web/billing.ts'
import { useState } from 'react'
import { inLanguage } from '../../routing/page-url.ts'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/feedback/Notice.tsx'
import c from './Billing.module.css'
import { simulate } from './billing.mutations.ts'

/** Simulates card outcomes: accepted, bank challenge, declined now, or declined at renewal. */
export function SimulatedPayment({ sessionId }: { sessionId: string }) {
  const [problem, setProblem] = useState<string>()
  const [bankAsks, setBankAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const pay = async (outcome: SimulatedOutcome) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { status } = await simulate(sessionId, outcome)
      if (status === 'complete') window.location.assign(inLanguage(paths.checkoutDone(sessionId)))
      setBankAsks(status === 'authentication_needed')
    } catch (cause) {
      setBankAsks(false)
      setProblem((cause as Error).message)
    } finally {
      setBusy(false)
    }
  }
  if (bankAsks)
    return (
      <>
        <h2>{t.bankConfirmTitle}</h2>
        <Notice>{t.bankConfirmHint}</Notice>
        <Button variant="primary" busy={busy} onClick={() => void pay('success')}>
          {t.bankConfirmAction}
        </Button>
        <Button onClick={() => void pay('decline')}>{t.bankRefuseAction}</Button>
      </>
    )
  return (
    <>
      {problem && (
        <>
          <h2>{t.cardDeclinedTitle}</h2>
          <FormError>{problem}</FormError>
          <p className={c.note}>{t.cardDeclinedHint}</p>
        </>
      )}
      <Button variant="primary" size="lg" busy={busy} onClick={() => void pay('success')}>
        {t.simulateSuccessAction}
      </Button>
      <Button onClick={() => void pay('authentication')}>{t.simulateAuthenticationAction}</Button>
      <Button onClick={() => void pay('decline')}>{t.simulateDeclineAction}</Button>
      <Button onClick={() => void pay('renewal_declined')}>{t.simulateRenewalDeclineAction}</Button>
    </>
  )
}
