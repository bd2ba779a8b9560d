import {
  cancelSubscription,
  changePlan,
  createCheckoutSession,
  openPortal,
  type PaidPlan,
  resumeSubscription,
  type SimulatedOutcome,
  simulatePayment,
} from '@hearback/contract/subscriptions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const beginCheckout = (planId: PaidPlan) => call(createCheckoutSession, { body: { planId } })

/** Ends a checkout as if a card had been given, where payments are simulated. */
export const simulate = (sessionId: string, outcome: SimulatedOutcome) =>
  call(simulatePayment, { body: { sessionId, outcome } })

/** What changes the plan of whoever is signed in; limits and jobs follow. */
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
