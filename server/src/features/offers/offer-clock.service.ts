import type { Tx } from '../../db/database.ts'
import type { Publish } from '../../domain/events.ts'
import { type BatchDeps, runBatches, runSteps } from '../../queue/isolated-rows.ts'
import { notifyOfOffer, type Offering } from './notify-of-offer.service.ts'
import { logOfferEnd, takeOfferStep } from './offer-steps.service.ts'
import { type LockedOffer, lockLapsedOffers, takeEndingOffers } from './offers.sql.ts'

/** Expires a locked offer. The application stays offered, and the employer takes the next step. */
export async function expireOffer(deps: Offering, tx: Tx, publish: Publish, row: LockedOffer): Promise<void> {
  await takeOfferStep(tx, publish, row, { to: 'expired', by: 'system', actorId: null })
  await logOfferEnd(tx, row, 'expired', null)
  await notifyOfOffer(deps, tx, publish, { offerId: row.id, occasion: 'expired' })
}

/** Expires lapsed offers, and reminds seekers a day before. Uses database time; safe to run repeatedly and on several processes. */
export const runOfferClock = (deps: Offering & BatchDeps): Promise<void> =>
  runSteps([() => expireOffers(deps), () => warnOfEnd(deps)])

const size = 100
const idOf = ({ id }: { id: string }) => id

const expireOffers = (deps: Offering & BatchDeps): Promise<void> =>
  runBatches(deps, {
    job: 'offer-expiry',
    size,
    take: lockLapsedOffers,
    idOf,
    async handle(tx, publish, rows) {
      for (const row of rows) await expireOffer(deps, tx, publish, row)
    },
  })

const warnOfEnd = (deps: Offering & BatchDeps): Promise<void> =>
  runBatches(deps, {
    job: 'offer-warnings',
    size,
    take: takeEndingOffers,
    idOf,
    async handle(tx, publish, rows) {
      for (const { id } of rows) await notifyOfOffer(deps, tx, publish, { offerId: id, occasion: 'ending' })
    },
  })
