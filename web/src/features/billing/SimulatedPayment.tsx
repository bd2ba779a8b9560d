import type { SimulatedOutcome } from '@hearback/contract/subscriptions.ts'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/Notice.tsx'
import c from './Billing.module.css'
import { simulate } from './billing.mutations.ts'

/** What can come of a card: it is taken, the bank asks first, it is declined, now or when the plan renews. */
export function SimulatedPayment({ sessionId }: { sessionId: string }) {
  const [problem, setProblem] = useState<string>()
  const [bankAsks, setBankAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const pay = async (outcome: SimulatedOutcome) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { status } = await simulate(sessionId, outcome)
      if (status === 'complete') window.location.assign(paths.checkoutDone(sessionId))
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
        <h2>Your bank asks you to confirm</h2>
        <Notice>Authentication is needed: with a real card, your bank would show its page here.</Notice>
        <Button variant="primary" busy={busy} onClick={() => void pay('success')}>
          Confirm at the bank
        </Button>
        <Button onClick={() => void pay('decline')}>Refuse at the bank</Button>
      </>
    )
  return (
    <>
      {problem && (
        <>
          <h2>The card was declined</h2>
          <FormError>{problem}</FormError>
          <p className={c.note}>Nothing was charged. You can try again at once.</p>
        </>
      )}
      <Button variant="primary" size="lg" busy={busy} onClick={() => void pay('success')}>
        Pay with a card that works
      </Button>
      <Button onClick={() => void pay('authentication')}>Pay with a card whose bank asks first</Button>
      <Button onClick={() => void pay('decline')}>Pay with a card that is declined</Button>
      <Button onClick={() => void pay('renewal_declined')}>Pay with a card that is refused at the renewal</Button>
    </>
  )
}
