import type { Deps } from '../../deps.ts'
import { runSteps } from '../../queue/isolated-rows.ts'
import { purgePaymentEvents, reconcile, reconcileEndedPlans } from './reconcile.service.ts'

/** Ends plans on time, and polls the provider for missed events. */
export async function subscriptionsWork(deps: Deps): Promise<void> {
  await deps.queue.handle('subscriptions', () =>
    runSteps([() => reconcileEndedPlans(deps), () => reconcile(deps), () => purgePaymentEvents(deps)]),
  )
  await deps.queue.schedule('subscriptions', '*/5 * * * *')
}
