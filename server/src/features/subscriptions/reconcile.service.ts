import { inTransaction } from '../../db/transaction.ts'
import { graceDays } from '../../domain/plans.ts'
import { forEachIsolated } from '../../queue/isolated-rows.ts'
import { type DueCustomer, markCustomersDue, takeDueCustomers } from './customers.sql.ts'
import { type Paying, readSubscription, readSubscriptionsOf } from './read-subscription.service.ts'
import { reconcilePlan } from './reconcile-plan.service.ts'
import { deleteOldEvents, listPlansToReconcile, listUnclaimed } from './subscriptions.sql.ts'

const batch = 50
const idOf = ({ id }: { id: string }) => id
const ended = ['canceled', 'incomplete_expired']

/** Ends plans by time, after a grace period or a canceled period. Does not call the provider. */
export async function reconcileEndedPlans(deps: Paying): Promise<void> {
  const rows = await listPlansToReconcile(deps.db, { graceDays, limit: 500 })
  await forEachIsolated(deps, { job: 'plan-ends', rows, idOf }, ({ id }) =>
    inTransaction(deps, (tx, publish) => reconcilePlan(deps, tx, publish, id)),
  )
}

/**
 * Polls the provider for changes without an event; each process takes different customers. Ends subscriptions of
 * deleted accounts, and stops the renewal of unclaimed ones.
 */
export async function reconcile(deps: Paying): Promise<void> {
  let taken = batch
  while (taken === batch) {
    const customers = await takeDueCustomers(deps.db, batch)
    await readEach(deps, customers)
    taken = customers.length
  }
  const rows = await listUnclaimed(deps.db, batch)
  await forEachIsolated(deps, { job: 'unclaimed-subscriptions', rows, idOf }, async ({ id }) => {
    await deps.payments.setCancelAtPeriodEnd(id, true)
    await readSubscription(deps, id)
  })
}

/** If the provider is unavailable, the remaining customers become due again. A customer that fails alone is recorded. */
async function readEach(deps: Paying, customers: readonly DueCustomer[]): Promise<void> {
  const left = new Set(customers.map(idOf))
  try {
    await forEachIsolated(deps, { job: 'payment-customers', rows: customers, idOf }, async (customer) => {
      await readAllOf(deps, customer)
      left.delete(customer.id)
    })
  } catch (error) {
    await markCustomersDue(deps.db, [...left])
    throw error
  }
}

async function readAllOf(deps: Paying, { id, user_id: owner }: DueCustomer): Promise<void> {
  for (const found of await readSubscriptionsOf(deps, id)) {
    if (owner || ended.includes(found.status)) continue
    await deps.payments.endSubscription(found.id)
    await readSubscription(deps, found.id)
  }
}

/** Deletes events that cannot arrive again; runs daily. */
export async function purgePaymentEvents({ db }: Pick<Paying, 'db'>): Promise<void> {
  await deleteOldEvents(db)
}
