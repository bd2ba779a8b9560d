import type { Deps } from '../../deps.ts'
import { reconcile, settleEnded, tidyPaymentEvents } from './reconcile.service.ts'

/** Ends plans on time, and looks for what the provider told in vain. */
export async function subscriptionsWork(deps: Deps): Promise<void> {
  await deps.queue.handle('subscriptions', async () => {
    await settleEnded(deps)
    await reconcile(deps)
    await tidyPaymentEvents(deps)
  })
  await deps.queue.schedule('subscriptions', '*/5 * * * *')
}
