import type { Tx } from '../../db/database.ts'
import { forgetPersonInReviews } from './erasure.sql.ts'

/** Takes the person out of all reviews: theirs stay and say nothing of who wrote them, those about them go. */
export async function eraseFromReviews(tx: Tx, userId: string): Promise<void> {
  await forgetPersonInReviews(tx, userId)
}
