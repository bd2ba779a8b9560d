import type { Checkout, MySubscription, PaidPlan, SimulatedOutcome } from '@hearback/contract/accounts/subscriptions.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import { planOf } from '../../domain/plans.ts'
import { partyId, type Viewer } from '../../domain/viewer.ts'
import type { PaymentSession } from '../../ports/payments.ts'
import { ownAccount } from '../accounts/account/accounts.service.ts'
import { bindCustomer, findCustomerOf } from './customers.sql.ts'
import { openOneCheckout } from './one-checkout.service.ts'
import { type Paying, readSubscription, readSubscriptionsOf } from './read-subscription.service.ts'
import { reconcilePlan } from './reconcile-plan.service.ts'
import { liveSubscription, mySubscription } from './subscriptions.service.ts'
import { checkoutView } from './subscriptions.view.ts'

type CheckingOut = Paying & Pick<Deps, 'limits'>

/**
 * Starts a checkout. The session belongs to the signed-in viewer, or to no one until it is paid and claimed.
 * Rate-limited by IP address, because the call needs no account. Throws already_subscribed, card_declined, unavailable.
 */
export async function beginCheckout(
  deps: CheckingOut,
  viewer: Viewer | undefined,
  { planId, stripeToken }: { planId: PaidPlan; stripeToken?: string | null | undefined },
  address: string,
): Promise<PaymentSession> {
  await deps.limits.consume('checkoutByAddress', address)
  // An unconfirmed registration has no account yet.
  const customerId = viewer && !viewer.pending ? await customerFor(deps, viewer, planId) : undefined
  const card = stripeToken || undefined
  const session = await openOneCheckout(deps.payments, {
    plan: planId,
    ...(customerId && { customerId }),
    ...(card && { card }),
  })
  if (viewer && !viewer.pending && customerId)
    await inTransaction(deps, (tx) => bindCustomer(tx, customerId, partyId(viewer)))
  return session
}

async function customerFor(deps: Paying, viewer: Viewer, plan: PaidPlan): Promise<string> {
  if (viewer.suspended) throw new AppError('account_suspended')
  requireAudience(viewer, plan)
  if (await liveSubscription(deps.db, partyId(viewer))) throw new AppError('already_subscribed')
  const known = await findCustomerOf(deps.db, partyId(viewer))
  if (known) {
    // An earlier checkout may have been paid although its response was lost and its event has not arrived.
    await readSubscriptionsOf(deps, known.id)
    if (await liveSubscription(deps.db, partyId(viewer))) throw new AppError('already_subscribed')
    return known.id
  }
  const { email = '' } = await ownAccount(deps.db, viewer)
  const id = await deps.payments.openCustomer({ userId: partyId(viewer), email })
  await inTransaction(deps, (tx) => bindCustomer(tx, id, partyId(viewer)))
  return id
}

function requireAudience(viewer: Viewer, plan: PaidPlan): void {
  const { audience, name } = planOf(plan)
  if (audience === viewer.userType) return
  throw invalid('planId', `${name} is for ${audience === 'employer' ? 'employers' : 'people who look for work'}`)
}

/** The data of the payment page. */
export async function checkoutPage({ payments }: Pick<Deps, 'payments'>, sessionId: string): Promise<Checkout> {
  const session = await payments.readCheckout(sessionId)
  if (!session.plan) throw new AppError('not_found')
  return checkoutView({ ...session, plan: session.plan }, payments)
}

/**
 * Assigns a paid session to the viewer after verifying it with the provider; idempotent. Throws not_found,
 * checkout_not_paid, checkout_claimed when it belongs to another person.
 */
export async function claimCheckout(deps: CheckingOut, viewer: Viewer, sessionId: string): Promise<MySubscription> {
  await deps.limits.consume('claimByUser', viewer.userId)
  const { plan, customerId, subscriptionId, isPaid } = await deps.payments.readCheckout(sessionId)
  if (!plan) throw new AppError('not_found')
  if (!isPaid || !customerId || !subscriptionId) throw new AppError('checkout_not_paid')
  requireAudience(viewer, plan)
  await inTransaction(deps, async (tx) => {
    const { user_id: owner } = await bindCustomer(tx, customerId, partyId(viewer))
    if (owner !== partyId(viewer)) throw new AppError('checkout_claimed')
  })
  await readSubscription(deps, subscriptionId)
  // An event may have arrived before the subscription had an owner.
  await inTransaction(deps, (tx, publish) => reconcilePlan(deps, tx, publish, partyId(viewer)))
  return mySubscription(deps, viewer)
}

/** Completes a checkout as if a card had been entered. Throws not_found in installations with real payments. */
export async function simulatePayment(
  { payments }: Pick<Deps, 'payments'>,
  { sessionId, outcome }: { sessionId: string; outcome: SimulatedOutcome },
): Promise<{ status: 'complete' | 'authentication_needed' }> {
  if (!payments.simulate) throw new AppError('not_found', { message: 'Payments are real here.' })
  return { status: await payments.simulate(sessionId, outcome) }
}
