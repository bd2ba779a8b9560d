import type { Checkout, Invoice, PaidPlan, Plan, Subscription } from '@hearback/contract/accounts/subscriptions.ts'
import type { Plan as PlanSetting } from '../../domain/plans.ts'
import type { PaidInvoice, PaymentSession, Payments } from '../../ports/payments.ts'
import { graceEnd, type Standing, stateOf } from './subscriptions.rules.ts'
import type { listSubscriptionsOf } from './subscriptions.sql.ts'

type Row = Awaited<ReturnType<typeof listSubscriptionsOf>>[number]

export const subscriptionStandingView = (row: Row): Standing => ({
  plan: row.plan as PaidPlan,
  status: row.status,
  cancelAtPeriodEnd: row.cancel_at_period_end,
  periodEnd: row.period_end,
  pastDueSince: row.past_due_since,
})

export function subscriptionView(row: Row, graceDays: number): Subscription {
  const standing = subscriptionStandingView(row)
  return {
    _id: row.id,
    plan: standing.plan,
    status: stateOf(standing, row.now, graceDays),
    cancelAtPeriodEnd: row.cancel_at_period_end,
    currentPeriodEnd: row.period_end.toISOString(),
    graceEndsAt: graceEnd(standing, graceDays)?.toISOString() ?? null,
  }
}

export const invoiceView = (invoice: PaidInvoice): Invoice => ({
  _id: invoice.id,
  number: invoice.number,
  amount: invoice.amount,
  currency: invoice.currency,
  status: invoice.status,
  createdAt: invoice.createdAt.toISOString(),
  url: invoice.url,
  pdf: invoice.pdf,
})

const sides = ['employer', 'jobseeker'] as const

/** One plan for each side it applies to. */
export const planViews = (plan: PlanSetting): Plan[] =>
  sides
    .filter((side) => plan.audience === side || plan.audience === 'anybody')
    .map((audience) => ({
      _id: plan.id,
      name: plan.name,
      audience,
      price: plan.price,
      currency: 'USD',
      limits:
        audience === 'employer'
          ? [
              { meter: 'jobPosts', limit: plan.jobPosts },
              { meter: 'outreach', limit: plan.outreach },
              { meter: 'offers', limit: plan.offers },
            ]
          : [],
      analyticsDays: audience === 'jobseeker' ? plan.analyticsDays : null,
    }))

export const checkoutView = (
  { id, plan, status, clientSecret }: PaymentSession & { plan: PaidPlan },
  { mode, publishableKey }: Pick<Payments, 'mode' | 'publishableKey'>,
): Checkout => ({ _id: id, plan, status, mode, publishableKey, clientSecret })

/** `id` and `sessionId` are the same; existing clients read either of them. */
export const begunView = (
  { id, clientSecret }: PaymentSession,
  { mode, publishableKey }: Pick<Payments, 'mode' | 'publishableKey'>,
  publicUrl: string,
) => ({
  sessionId: id,
  id,
  url: `${publicUrl}/checkout?session_id=${encodeURIComponent(id)}`,
  clientSecret,
  publishableKey,
  mode,
})
