import type { Deps } from '../../deps.ts'
import { runOfferClock } from './offer-clock.service.ts'

/** Expires offers on time, and reminds seekers beforehand. */
export async function offersWork(deps: Deps): Promise<void> {
  await deps.queue.handle('offer-clock', () => runOfferClock(deps))
  await deps.queue.schedule('offer-clock', '*/5 * * * *')
}
