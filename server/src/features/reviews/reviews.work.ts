import type { Deps } from '../../deps.ts'
import { repairRatings, runReviewClock } from './review-clock.service.ts'

/** Announces reviews every five minutes, and repairs ratings hourly. */
export async function reviewsWork(deps: Deps): Promise<void> {
  const { queue } = deps
  await queue.handle('review-clock', () => runReviewClock(deps))
  await queue.schedule('review-clock', '*/5 * * * *')
  await queue.handle('review-ratings', () => repairRatings(deps))
  await queue.schedule('review-ratings', '52 * * * *')
}
