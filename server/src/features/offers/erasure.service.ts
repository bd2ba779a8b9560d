import type { Tx } from '../../db/database.ts'
import { endPendingOffersOf } from './offers.sql.ts'

/** Ends the pending offers of a person who leaves, on either side. Documents already sent stay with the other party. */
export async function eraseOffers(tx: Tx, userId: string): Promise<void> {
  await endPendingOffersOf(tx, userId)
}
