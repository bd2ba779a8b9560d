import {
  claimCheckout,
  createCheckoutSession,
  type PaidPlan,
  simulatePayment,
} from '@hearback/contract/accounts/subscriptions.ts'
import type { Caller } from './app.ts'

/** Pays for a plan with simulated payments, and claims it. Returns the id of the session. */
export async function aPaidPlan(by: Caller, planId: PaidPlan): Promise<string> {
  const { sessionId } = await by.call(createCheckoutSession, { body: { planId } })
  await by.call(simulatePayment, { body: { sessionId, outcome: 'success' } })
  await by.call(claimCheckout, { body: { sessionId } })
  return sessionId
}
