import { PaidPlan, type Plan } from '@hearback/contract/accounts/subscriptions.ts'
import * as t from '@hearback/texts/web/billing.ts'
import * as membership from '@hearback/texts/web/membership.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../api/session.ts'
import { isOwner } from '../../domain/company-role.ts'
import { paths } from '../../routing/paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { OwnersOnly } from '../../ui/feedback/OwnersOnly.tsx'
import { inDollars } from '../../ui/pay/pay.ts'
import c from './Billing.module.css'
import { beginCheckout } from './billing.mutations.ts'
import { allPlans } from './billing.queries.ts'
import { SimulatedNotice } from './SimulatedNotice.tsx'

interface BeginCheckoutProps {
  /** Id of the plan in the URL. */
  plan: string | null
  /** Renders what the plan includes. */
  includes: (plan: Plan, plans: readonly Plan[]) => ReactNode
}

/** Order summary before the card form. */
export function BeginCheckout({ plan: id, includes }: BeginCheckoutProps) {
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
        title={t.planMissingTitle}
        actions={<LinkButton to={paths.pricing()}>{t.plansLink}</LinkButton>}
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
      <h1>{plan?.name ?? t.yourPlan}</h1>
      <SimulatedNotice mode={data?.mode} />
      <p className={c.note}>
        {plan && <b>{t.pricePerMonthSentence(inDollars(plan.price))} </b>}
        {t.cancellationTerms}
      </p>
      {plan && data && includes(plan, data.plans)}
      {!session && <p className={c.note}>{t.signedOutHint}</p>}
      <FormError>{problem}</FormError>
      {session?.user.userType === 'employer' && !isOwner(session.user) ? (
        <OwnersOnly to={paths.settings('team')}>{membership.ownersOnlyPlan}</OwnersOnly>
      ) : (
        <Button variant="primary" size="lg" busy={busy} onClick={() => void begin()}>
          {t.paymentContinueAction}
        </Button>
      )}
      <LinkButton reloadDocument to={paths.checkoutCancelled()}>
        {t.notNowAction}
      </LinkButton>
    </div>
  )
}
