import type { Tx } from '../../db/database.ts'
import type { Publish } from '../../domain/events.ts'
import { refreshRating } from './announce-review.service.ts'
import { setRemovedAt } from './review-visibility.sql.ts'
import type { Side } from './reviews.sql.ts'

/** Hides or restores a review by a moderator's decision, and updates the rating of its subject. */
export async function setReviewRemoved(tx: Tx, publish: Publish, id: string, removed: boolean): Promise<void> {
  const review = await setRemovedAt(tx, id, removed)
  if (review) await refreshRating(tx, publish, review.subject_id, review.about as Side)
}
