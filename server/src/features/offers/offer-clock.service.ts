import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Publish } from '../../events.ts'
import { takeOfferStep } from './offer-steps.service.ts'
import { type LockedOffer, lockLapsedOffers, takeEndingOffers } from './offers.sql.ts'
import { type Offering, tellOfOffer } from './tell-of-offer.service.ts'

const batch = 100

/** Ends the locked offer whose time is over; the application stays offered, and the employer takes the next step. */
export async function expireOffer(deps: Offering, tx: Tx, publish: Publish, row: LockedOffer): Promise<void> {
  await takeOfferStep(tx, publish, row, { to: 'expired', by: 'system', actorId: null })
  await tellOfOffer(deps, tx, publish, { offerId: row.id, occasion: 'expired' })
}

/** Ends what is past its time, and tells seekers a day before. By database time; at any time, again, on several processes. */
export async function runOfferClock(deps: Offering): Promise<void> {
  let taken = batch
  while (taken === batch) taken = await expireBatch(deps)
  taken = batch
  while (taken === batch) taken = await warnBatch(deps)
}

const expireBatch = (deps: Offering): Promise<number> =>
  inTransaction(deps, async (tx, publish) => {
    const rows = await lockLapsedOffers(tx, batch)
    for (const row of rows) await expireOffer(deps, tx, publish, row)
    return rows.length
  })

const warnBatch = (deps: Offering): Promise<number> =>
  inTransaction(deps, async (tx, publish) => {
    const rows = await takeEndingOffers(tx, batch)
    for (const { id } of rows) await tellOfOffer(deps, tx, publish, { offerId: id, occasion: 'ending' })
    return rows.length
  })
