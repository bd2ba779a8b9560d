import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Publish } from '../../domain/events.ts'
import { rateEmployer } from '../employers/employers.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { rateSeeker } from '../seekers/profile/seekers.service.ts'
import { sumShown } from './review-lists.sql.ts'
import { shownNotice } from './reviews.mails.ts'
import type { Side } from './reviews.rules.ts'
import { knownTo } from './reviews.service.ts'
import { findEmail, takeAnnouncement } from './reviews.sql.ts'

export type Announcing = Pick<Deps, 'queue' | 'config'>

/** Counts a newly shown review in the rating and notifies its subject. Idempotent; does nothing before the review is shown. */
export async function announceReview(deps: Announcing, tx: Tx, publish: Publish, id: string): Promise<void> {
  const review = await takeAnnouncement(tx, id)
  if (!review) return
  const about = review.about as Side
  await refreshRating(tx, publish, review.subject_id, about)
  const account = await findEmail(tx, review.subject_id)
  if (!account) return
  const userType = about === 'employer' ? 'employer' : 'jobseeker'
  const reader = { userId: review.subject_id, userType } as const
  const people = review.author_id === null ? new Map() : await knownTo(tx, reader, [review.author_id])
  const other = people.get(review.author_id ?? '')?.name
  await notify(
    deps,
    tx,
    publish,
    shownNotice(deps.config.publicUrl, { ...reader, email: account.email, other, otherId: review.author_id }),
  )
}

/** Recomputes a person's rating, and publishes the change. */
export async function refreshRating(tx: Tx, publish: Publish, subjectId: string, about: Side): Promise<void> {
  const rate = about === 'employer' ? rateEmployer : rateSeeker
  await rate(tx, subjectId, async () => {
    const { rating: sum, count } = await sumShown(tx, subjectId, about)
    return { sum, count }
  })
  publish('reviews.changed', { subjectId })
}
