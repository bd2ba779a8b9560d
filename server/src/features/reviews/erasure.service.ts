import type { Tx } from '../../db/database.ts'
import { forgetPersonInReviews } from './erasure.sql.ts'

/** Removes the person from all reviews: reviews by them become anonymous, reviews about them are deleted. */
export async function eraseFromReviews(tx: Tx, userId: string): Promise<void> {
  await forgetPersonInReviews(tx, userId)
}
