import type { Tx } from '../../db/database.ts'
import type { Publish } from '../../domain/events.ts'
import { refreshRating } from './announce-review.service.ts'
import { setRemovedAt } from './review-visibility.sql.ts'
import type { Side } from './reviews.sql.ts'

/** Takes a review away by a moderator's decision, or brings it back; the rating of whom it is about follows. */
export async function setReviewRemoved(tx: Tx, publish: Publish, id: string, removed: boolean): Promise<void> {
  const review = await setRemovedAt(tx, id, removed)
  if (review) await refreshRating(tx, publish, review.subject_id, review.about as Side)
}
