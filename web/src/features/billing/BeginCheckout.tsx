import { PaidPlan } from '@hearback/contract/subscriptions.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FormError } from '../../ui/Notice.tsx'
import c from './Billing.module.css'
import { beginCheckout } from './billing.mutations.ts'
import { allPlans } from './billing.queries.ts'
import { SimulatedNotice } from './SimulatedNotice.tsx'

/** What one is about to pay for, before the card. */
export function BeginCheckout({ plan: id }: { plan: string | null }) {
  const navigate = useNavigate()
  const session = useSession()
  const { data } = useQuery(allPlans)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const planId = PaidPlan.options.find((one) => one === id)
  const plan = data?.plans.find(({ _id }) => _id === planId)
  if (!planId)
    return (
      <EmptyState
        heading="h1"
        title="There is no such plan"
        actions={<LinkButton to={paths.pricing()}>See the plans</LinkButton>}
      />
    )
  const begin = async () => {
    setBusy(true)
    try {
      const { sessionId } = await beginCheckout(planId)
      await navigate(paths.checkout({ session_id: sessionId }))
    } catch (cause) {
      setProblem((cause as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={c.form}>
      <h1>{plan?.name ?? 'Your plan'}</h1>
      <SimulatedNotice mode={data?.mode} />
      <p className={c.note}>
        {plan && <b>${plan.price} a month. </b>}
        Ended any time; the plan then runs until the end of the month that is paid.
      </p>
      {!session && (
        <p className={c.note}>You are not signed in. You can pay now and sign in afterwards to take the plan.</p>
      )}
      <FormError>{problem}</FormError>
      <Button variant="primary" size="lg" busy={busy} onClick={() => void begin()}>
        Continue to payment
      </Button>
      <LinkButton reloadDocument to={paths.checkoutCancelled()}>
        Not now
      </LinkButton>
    </div>
  )
}
