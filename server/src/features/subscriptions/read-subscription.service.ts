import type { PaidPlan } from '@hearback/contract/accounts/subscriptions.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Publish } from '../../domain/events.ts'
import { graceDays, planOf } from '../../domain/plans.ts'
import type { PaidSubscription, PaymentEvent } from '../../ports/payments.ts'
import { lockPlanHolder } from '../accounts/account/plan.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { findOwner } from './customers.sql.ts'
import { reconcilePlan } from './reconcile-plan.service.ts'
import { paymentFailedNotice } from './subscriptions.mails.ts'
import { graceEnd } from './subscriptions.rules.ts'
import { insertEvent, lockSubscription, nextReading, writeSubscription } from './subscriptions.sql.ts'
import { subscriptionStandingView } from './subscriptions.view.ts'

export type Paying = Pick<Deps, 'db' | 'events' | 'queue' | 'config' | 'payments' | 'log'>

/**
 * Reads a subscription from the provider and applies it, once per event. Reads may overlap: each takes a sequence
 * number before the request, and an older response never replaces a newer one. Throws unavailable.
 */
export async function readSubscription(deps: Paying, id: string, event?: PaymentEvent): Promise<void> {
  const reading = await nextReading(deps.db)
  const found = await deps.payments.readSubscription(id).catch(orNothing)
  await takeReading(deps, { found, reading, ...(event && { event }) })
}

/** Reads and applies all subscriptions of a customer, and returns them. Throws unavailable. */
export async function readSubscriptionsOf(deps: Paying, customerId: string): Promise<PaidSubscription[]> {
  const reading = await nextReading(deps.db)
  const all = await deps.payments.listSubscriptions(customerId)
  for (const found of all) await takeReading(deps, { found, reading })
  return all
}

/** Records an event without a subscription, so that it is not processed again. */
export const recordEvent = (deps: Paying, event: PaymentEvent): Promise<void> =>
  inTransaction(deps, async (tx) => void (await insertEvent(tx, event)))

/** Applies the provider's response in one transaction with its event. */
const takeReading = (
  deps: Paying,
  { found, reading, event }: { found: PaidSubscription | undefined; reading: number; event?: PaymentEvent },
): Promise<void> =>
  inTransaction(deps, async (tx, publish) => {
    if (event && !(await insertEvent(tx, event))) return
    if (!found) return
    const { plan } = found
    if (plan) await write(deps, tx, publish, { ...found, plan }, reading)
    else deps.log.warn({ subscription: found.id }, 'a subscription has a price that is none of our plans')
  })

async function write(
  deps: Paying,
  tx: Tx,
  publish: Publish,
  found: PaidSubscription & { plan: PaidPlan },
  reading: number,
): Promise<void> {
  const before = await lockSubscription(tx, found.id)
  const row = {
    id: found.id,
    customer_id: found.customerId,
    plan: found.plan,
    status: found.status,
    cancel_at_period_end: found.cancelAtPeriodEnd,
    period_end: found.periodEnd,
  }
  if (!(await writeSubscription(tx, row, reading))) return
  const owner = (await findOwner(tx, found.customerId))?.user_id
  if (!owner) return
  await reconcilePlan(deps, tx, publish, owner)
  if (!before?.past_due_since) await tellOfFailure(deps, tx, publish, owner, found.id)
}

/** Notifies once, when a renewal first fails. */
async function tellOfFailure(deps: Paying, tx: Tx, publish: Publish, userId: string, id: string): Promise<void> {
  const row = await lockSubscription(tx, id)
  const until = row && graceEnd(subscriptionStandingView(row), graceDays)
  if (!row || !until) return
  const person = await lockPlanHolder(tx, userId)
  const told = { plan: planOf(row.plan), until, publicUrl: deps.config.publicUrl }
  await notify(deps, tx, publish, paymentFailedNotice(person, told))
}

/** Subscriptions unknown to the provider have no effect. */
function orNothing(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined
  throw error
}
