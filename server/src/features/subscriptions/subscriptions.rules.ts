import type { PaidPlan } from '@hearback/contract/accounts/subscriptions.ts'

/** A subscription as the provider last said. */
export interface Standing {
  readonly plan: PaidPlan
  readonly status: string
  readonly cancelAtPeriodEnd: boolean
  readonly periodEnd: Date
  readonly pastDueSince: Date | null
}

const dayMs = 86_400_000
const later = (instant: Date, days: number) => new Date(instant.getTime() + days * dayMs)

/** Until when the plan goes on although a renewal failed; null while everything is paid. */
export const graceEnd = ({ status, pastDueSince }: Standing, graceDays: number): Date | null =>
  (status === 'past_due' || status === 'unpaid') && pastDueSince ? later(pastDueSince, graceDays) : null

/**
 * Whether the plan of a subscription counts now. One that is cancelled ends with its period whether or not the provider
 * could be asked; one that renews itself has some days to be seen as renewed.
 */
export function isLive(standing: Standing, now: Date, graceDays: number): boolean {
  const { status, cancelAtPeriodEnd, periodEnd } = standing
  if (status === 'active' || status === 'trialing') {
    return now < (cancelAtPeriodEnd ? periodEnd : later(periodEnd, graceDays))
  }
  const grace = graceEnd(standing, graceDays)
  return grace !== null && now < grace
}

/** The dearest of what is live; a person may for a while have two. */
export function planNow(
  all: readonly Standing[],
  now: Date,
  { graceDays, order }: { graceDays: number; order: readonly string[] },
): PaidPlan | 'free' {
  const live = all.filter((one) => isLive(one, now, graceDays)).map(({ plan }) => plan)
  return live.toSorted((a, b) => order.indexOf(b) - order.indexOf(a))[0] ?? 'free'
}

/** How a screen calls it: active, past_due, ended. */
export function stateOf(standing: Standing, now: Date, graceDays: number): 'active' | 'past_due' | 'ended' {
  if (!isLive(standing, now, graceDays)) return 'ended'
  return graceEnd(standing, graceDays) ? 'past_due' : 'active'
}
