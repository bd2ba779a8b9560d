import type { Deps } from '../../deps.ts'
import { graceDays } from '../../domain/plans.ts'
import { findPlanHolderOf, markCustomersDue } from './customers.sql.ts'
import { isLive } from './subscriptions.rules.ts'
import { listSubscriptionsOf } from './subscriptions.sql.ts'
import { subscriptionStandingView } from './subscriptions.view.ts'

/**
 * Ends the paid period, or the grace period after a refused renewal, of a person with simulated payments, and lets the
 * running server process it. Returns `real` in installations with real payments, and `nobody` without a live
 * subscription.
 */
export async function endPeriodNow(
  { db, queue, payments }: Pick<Deps, 'db' | 'queue' | 'payments'>,
  email: string,
): Promise<'done' | 'nobody' | 'real'> {
  if (!payments.endPeriod) return 'real'
  const account = await findPlanHolderOf(db, email)
  const rows = account ? await listSubscriptionsOf(db, account.id) : []
  const live = rows.find((row) => isLive(subscriptionStandingView(row), row.now, graceDays))
  if (!live) return 'nobody'
  await payments.endPeriod(live.id)
  await db.transaction().execute(async (tx) => {
    await markCustomersDue(tx, [live.customer_id])
    await queue.enqueue(tx, 'subscriptions', [{}])
  })
  return 'done'
}
