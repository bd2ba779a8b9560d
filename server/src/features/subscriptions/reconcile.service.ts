import { inTransaction } from '../../db/transaction.ts'
import { graceDays } from '../../plans.ts'
import { type DueCustomer, putBack, takeDueCustomers } from './customers.sql.ts'
import { type Paying, readSubscription, readSubscriptionsOf } from './read-subscription.service.ts'
import { settlePlan } from './settle-plan.service.ts'
import { deleteOldEvents, listToSettle, listUnclaimed } from './subscriptions.sql.ts'

const batch = 50
const ended = ['canceled', 'incomplete_expired']

/** Ends plans by the clock alone: the end of a grace, and of a period that was cancelled. Needs no provider. */
export async function settleEnded(deps: Paying): Promise<void> {
  for (const { id } of await listToSettle(deps.db, { graceDays, limit: 500 })) {
    await inTransaction(deps, (tx, publish) => settlePlan(deps, tx, publish, id))
  }
}

/**
 * Looks at the provider for what no event told of; each process takes customers of its own. What a deleted account left
 * behind is ended, so that nobody pays for it; what nobody claims is not renewed.
 */
export async function reconcile(deps: Paying): Promise<void> {
  let taken = batch
  while (taken === batch) {
    const customers = await takeDueCustomers(deps.db, batch)
    await readEach(deps, customers)
    taken = customers.length
  }
  for (const { id } of await listUnclaimed(deps.db, batch)) {
    await deps.payments.setCancelAtPeriodEnd(id, true)
    await readSubscription(deps, id)
  }
}

/** Where the provider is away, those that are left are due again. */
async function readEach(deps: Paying, customers: readonly DueCustomer[]): Promise<void> {
  for (const [done, customer] of customers.entries()) {
    try {
      await readAllOf(deps, customer)
    } catch (error) {
      await putBack(
        deps.db,
        customers.slice(done).map(({ id }) => id),
      )
      throw error
    }
  }
}

async function readAllOf(deps: Paying, { id, user_id: owner }: DueCustomer): Promise<void> {
  for (const found of await readSubscriptionsOf(deps, id)) {
    if (owner || ended.includes(found.status)) continue
    await deps.payments.endSubscription(found.id)
    await readSubscription(deps, found.id)
  }
}

/** Forgets events that cannot come again; run daily. */
export async function tidyPaymentEvents({ db }: Pick<Paying, 'db'>): Promise<void> {
  await deleteOldEvents(db)
}
