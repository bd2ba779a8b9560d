import * as t from '@hearback/texts/web/billing.ts'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session.ts'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { inDollars } from '../../ui/pay/pay.ts'
import c from './Billing.module.css'
import { allPlans, checkout } from './billing.queries.ts'
import { CardFields } from './CardFields.tsx'
import { planName } from './plan-words.ts'
import { SimulatedNotice } from './SimulatedNotice.tsx'
import { SimulatedPayment } from './SimulatedPayment.tsx'

/** Payment form: the provider's card fields, or their simulation. */
export function PayCheckout({ sessionId }: { sessionId: string }) {
  const query = useQuery(checkout(sessionId))
  const { data } = query
  const plans = useQuery(allPlans).data?.plans
  const isSignedIn = useSession() !== undefined
  if (!data) return <QueryFallback query={query} rows={4} loading={t.checkoutLoading} failed={t.checkoutFailed} />
  const { status, plan, mode, clientSecret, publishableKey } = data.checkout
  const price = plans?.find(({ _id }) => _id === plan)?.price
  if (status !== 'open')
    return (
      <EmptyState
        heading="h1"
        title={status === 'complete' ? t.checkoutPaidTitle : t.checkoutExpiredTitle}
        actions={
          status === 'complete' ? (
            <LinkButton reloadDocument variant="primary" to={paths.checkoutDone(sessionId)}>
              {t.checkoutTakePlanAction}
            </LinkButton>
          ) : (
            <LinkButton to={paths.checkout({ plan })}>{t.checkoutRestartAction}</LinkButton>
          )
        }
      />
    )
  return (
    <div className={c.form}>
      <h1>{t.payFor(planName(plans, plan))}</h1>
      {price !== undefined && <p className={c.note}>{t.checkoutPrice(inDollars(price))}</p>}
      <SimulatedNotice mode={mode} />
      {mode === 'simulated' && <SimulatedPayment sessionId={sessionId} />}
      {clientSecret && publishableKey && (
        <CardFields {...{ sessionId, clientSecret, publishableKey }} asksEmail={!isSignedIn} />
      )}
      <LinkButton reloadDocument to={paths.checkoutCancelled()}>
        {t.notNowAction}
      </LinkButton>
    </div>
  )
}
