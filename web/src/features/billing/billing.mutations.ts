import {
  cancelSubscription,
  changePlan,
  createCheckoutSession,
  openPortal,
  type PaidPlan,
  resumeSubscription,
  type SimulatedOutcome,
  simulatePayment,
} from '@hearback/contract/accounts/subscriptions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const beginCheckout = (planId: PaidPlan) => call(createCheckoutSession, { body: { planId } })

/** Completes a checkout with a simulated card outcome; only where payments are simulated. */
export const simulate = (sessionId: string, outcome: SimulatedOutcome) =>
  call(simulatePayment, { body: { sessionId, outcome } })

/** Actions that change the plan of the signed-in user; refetches limits and jobs. */
export function useBillingActs() {
  const client = useQueryClient()
  const then = async <R>(doing: Promise<R>): Promise<R> => {
    const done = await doing
    await Promise.all(
      ['billing', 'jobs', 'analytics', 'applications'].map((key) => client.invalidateQueries({ queryKey: [key] })),
    )
    return done
  }
  return {
    cancel: () => then(call(cancelSubscription, {})),
    resume: () => then(call(resumeSubscription, {})),
    change: (planId: PaidPlan) => then(call(changePlan, { body: { planId } })),
    portal: async () => window.location.assign((await call(openPortal, {})).url),
  }
}
