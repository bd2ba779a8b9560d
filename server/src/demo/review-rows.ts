import type { Tx } from '../db/database.ts'
import { countRatings, insertOnly, type RowOf } from './demo.sql.ts'
import type { DemoReview, DemoReviewPair } from './reviews.ts'
import { before } from './rows.ts'

const blindDays = 14

interface Ids {
  readonly employerIds: readonly string[]
  readonly seekerIds: readonly string[]
}

export async function insertReviews(
  tx: Tx,
  pairs: readonly DemoReviewPair[],
  { employerIds, seekerIds }: Ids,
  now: Date,
): Promise<void> {
  const rows = pairs.flatMap((pair) => {
    const [employerId, seekerId] = [employerIds[pair.employer], seekerIds[pair.seeker]]
    return employerId && seekerId ? reviewRows(pair, { employerId, seekerId }, now) : []
  })
  await insertOnly(tx, 'reviews', rows)
  await countRatings(tx)
}

/** The reviews of one pair: shown when both are written, else 14 days after. */
function reviewRows(
  { reviews, met, jobTitle }: DemoReviewPair,
  { employerId, seekerId }: { employerId: string; seekerId: string },
  now: Date,
): RowOf<'reviews'>[] {
  const bothDaysAgo =
    reviews.length === 2 ? Math.min(...reviews.map(({ daysAgo }) => daysAgo)) : Number.NEGATIVE_INFINITY
  return reviews.map((review) => ({
    author_id: review.about === 'employer' ? seekerId : employerId,
    subject_id: review.about === 'employer' ? employerId : seekerId,
    about: review.about,
    rating: review.rating,
    communication: review.communication,
    service_quality: review.serviceQuality,
    comment: review.comment,
    met,
    job_title: jobTitle,
    after_reading: false,
    ...shownColumns(review, Math.max(review.daysAgo - blindDays, bothDaysAgo), now),
    again_from: before(now, review.daysAgo - 365),
    created_at: before(now, review.daysAgo),
    updated_at: before(now, review.daysAgo),
  }))
}

/** A review that waits has neither an announcement nor a reply. */
function shownColumns({ reply }: DemoReview, shownDaysAgo: number, now: Date) {
  const shown_from = before(now, shownDaysAgo)
  if (shownDaysAgo <= 0) return { shown_from }
  return { shown_from, announced_at: shown_from, reply, replied_at: reply ? before(now, shownDaysAgo / 2) : null }
}
