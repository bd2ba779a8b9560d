import * as t from '@hearback/texts/web/billing.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../api/call.ts'
import { useSession } from '../../api/session.ts'
import { paths } from '../../routing/paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import c from './Billing.module.css'
import { allPlans, claim } from './billing.queries.ts'
import { planName } from './plan-words.ts'
import { SimulatedNotice } from './SimulatedNotice.tsx'

/** Result of a checkout: the plan is active, or the steps still needed. */
export function CheckoutOutcome({ sessionId }: { sessionId: string }) {
  const session = useSession()
  const plans = useQuery(allPlans).data
  const { data, error, refetch, isFetching } = useQuery({
    ...claim(sessionId),
    enabled: session !== undefined && sessionId !== '',
  })
  const client = useQueryClient()
  useEffect(() => {
    if (data)
      for (const key of ['mine', 'usage', 'invoices']) void client.invalidateQueries({ queryKey: ['billing', key] })
  }, [data, client])
  if (!sessionId) return <NoCheckout />
  if (!session) return <SignInFirst sessionId={sessionId} />
  if (error) return <NotTaken error={error} sessionId={sessionId} retry={() => void refetch()} busy={isFetching} />
  if (!data) return <SkeletonRows rows={3} label={t.outcomeLoading} />
  const isEmployer = session.user.userType === 'employer'
  return (
    <div className={c.form}>
      <h1>{t.outcomeTitle(planName(plans?.plans, data.plan))}</h1>
      <SimulatedNotice mode={data.mode} />
      <p className={c.note}>{t.outcomeHint}</p>
      <LinkButton reloadDocument variant="primary" to={isEmployer ? paths.newJob() : paths.analytics()}>
        {isEmployer ? t.outcomePostJobAction : t.outcomeAnalyticsAction}
      </LinkButton>
      <LinkButton reloadDocument to={paths.billing()}>
        {t.billingLink}
      </LinkButton>
    </div>
  )
}

const NoCheckout = () => (
  <EmptyState
    heading="h1"
    title={t.outcomeMissingTitle}
    actions={<LinkButton to={paths.pricing()}>{t.plansLink}</LinkButton>}
  >
    {t.outcomeMissingHint}
  </EmptyState>
)

const SignInFirst = ({ sessionId }: { sessionId: string }) => {
  const next = paths.checkoutDone(sessionId)
  return (
    <EmptyState
      heading="h1"
      title={t.outcomeSignInTitle}
      actions={
        <>
          <LinkButton variant="primary" to={paths.login({ next })}>
            {t.signIn}
          </LinkButton>
          <LinkButton to={paths.signup({ next })}>{t.signUpAction}</LinkButton>
        </>
      }
    >
      {t.outcomeSignInHint}
    </EmptyState>
  )
}

interface NotTakenProps {
  error: Error
  sessionId: string
  retry: () => void
  busy: boolean
}

function NotTaken({ error, sessionId, retry, busy }: NotTakenProps) {
  const isUnpaid = error instanceof ApiError && error.code === 'checkout_not_paid'
  return (
    <EmptyState
      heading="h1"
      title={isUnpaid ? t.outcomeUnpaidTitle : t.outcomeFailedTitle}
      actions={
        <>
          <Button variant="primary" busy={busy} onClick={retry}>
            {t.outcomeRetryAction}
          </Button>
          <LinkButton reloadDocument to={isUnpaid ? paths.checkout({ session_id: sessionId }) : paths.billing()}>
            {isUnpaid ? t.outcomePaymentAction : t.billingLink}
          </LinkButton>
        </>
      }
    >
      {error.message}
    </EmptyState>
  )
}
