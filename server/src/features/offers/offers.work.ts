import type { Deps } from '../../deps.ts'
import { runOfferClock } from './offer-clock.service.ts'

/** Ends offers on time and tells seekers beforehand. */
export async function offersWork(deps: Deps): Promise<void> {
  await deps.queue.handle('offer-clock', () => runOfferClock(deps))
  await deps.queue.schedule('offer-clock', '*/5 * * * *')
}
