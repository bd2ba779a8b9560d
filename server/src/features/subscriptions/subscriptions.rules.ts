import type { PaidPlan } from '@hearback/contract/accounts/subscriptions.ts'

/** A subscription as the provider last reported it. */
export interface Standing {
  readonly plan: PaidPlan
  readonly status: string
  readonly cancelAtPeriodEnd: boolean
  readonly periodEnd: Date
  readonly pastDueSince: Date | null
}

const dayMs = 86_400_000
const later = (instant: Date, days: number) => new Date(instant.getTime() + days * dayMs)

/** The end of the grace period after a failed renewal; null while everything is paid. */
export const graceEnd = ({ status, pastDueSince }: Standing, graceDays: number): Date | null =>
  (status === 'past_due' || status === 'unpaid') && pastDueSince ? later(pastDueSince, graceDays) : null

/**
 * Whether the plan of a subscription is in effect. A canceled one ends with its period, whether or not the provider is
 * reachable. A renewing one gets `graceDays` for its renewal to be seen.
 */
export function isLive(standing: Standing, now: Date, graceDays: number): boolean {
  const { status, cancelAtPeriodEnd, periodEnd } = standing
  if (status === 'active' || status === 'trialing') {
    return now < (cancelAtPeriodEnd ? periodEnd : later(periodEnd, graceDays))
  }
  const grace = graceEnd(standing, graceDays)
  return grace !== null && now < grace
}

/** The most expensive live plan, because a person may briefly have two. */
export function planNow(
  all: readonly Standing[],
  now: Date,
  { graceDays, order }: { graceDays: number; order: readonly string[] },
): PaidPlan | 'free' {
  const live = all.filter((one) => isLive(one, now, graceDays)).map(({ plan }) => plan)
  return live.toSorted((a, b) => order.indexOf(b) - order.indexOf(a))[0] ?? 'free'
}

/** The state for display: active, past_due or ended. */
export function stateOf(standing: Standing, now: Date, graceDays: number): 'active' | 'past_due' | 'ended' {
  if (!isLive(standing, now, graceDays)) return 'ended'
  return graceEnd(standing, graceDays) ? 'past_due' : 'active'
}
