import type { Deps } from '../../deps.ts'
import { createDispatcher } from './dispatcher.service.ts'
import { occasions } from './events.service.ts'

/**
 * Sends webhooks right after the acts of this process. The minutely job sends what is due later, and what a killed process
 * left behind.
 */
export async function webhooksWork(deps: Deps): Promise<void> {
  const dispatcher = createDispatcher(deps)
  for (const occasion of occasions) deps.events.on(occasion, dispatcher.wake)
  deps.queue.onStop(dispatcher.stop)
  await deps.queue.handle('webhooks', dispatcher.wake)
  await dispatcher.wake()
  await deps.queue.schedule('webhooks', '* * * * *')
}
