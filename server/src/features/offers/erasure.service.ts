import type { Tx } from '../../db/database.ts'
import { endPendingOffersOf } from './offers.sql.ts'

/** Ends offers that wait for a person who leaves, or whom they left; documents that were sent stay with the other. */
export async function eraseOffers(tx: Tx, userId: string): Promise<void> {
  await endPendingOffersOf(tx, userId)
}
