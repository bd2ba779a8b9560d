import type { OwnReview } from '@hearback/contract/hiring/reviews.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { partyId, type Viewer } from '../../domain/viewer.ts'
import { type Announcing, announceReview } from './announce-review.service.ts'
import { listReviewable } from './interactions.sql.ts'
import { partiesOf, type Side } from './reviews.rules.ts'
import { ownReview } from './reviews.service.ts'
import { findStanding, findUnanswered, insertReview, lockPair, showBoth } from './reviews.sql.ts'
import type { Written } from './reviews.view.ts'

type Writing = Announcing & Pick<Deps, 'db' | 'events'>

/**
 * Writes the viewer's review of a person they interacted with. It stays hidden for 14 days, or until the other has
 * written as well. Throws not_allowed, no_interaction, already_reviewed.
 */
export async function writeReview(deps: Writing, viewer: Viewer, form: Written, about: Side): Promise<OwnReview> {
  const { authorId, subjectId } = partiesOf(partyId(viewer), form, about)
  const id = await inTransaction(deps, async (tx, publish) => {
    await lockPair(tx, form.employerId, form.seekerId)
    const meeting = await meetingWith(tx, { authorId, about, personId: subjectId })
    const other = await findUnanswered(tx, { author_id: authorId, subject_id: subjectId })
    const review = await insertReview(tx, {
      author_id: authorId,
      subject_id: subjectId,
      about,
      rating: form.rating,
      communication: form.communication,
      service_quality: form.serviceQuality,
      comment: form.comment,
      met: meeting.met,
      job_title: meeting.job_title,
      after_reading: other?.is_shown ?? false,
    })
    if (!review) throw new AppError('already_reviewed')
    if (other) {
      await showBoth(tx, [other.id, review.id])
      // Locks ratings in a fixed order: the company's, then the seeker's.
      const [first, second] = about === 'employer' ? [review.id, other.id] : [other.id, review.id]
      await announceReview(deps, tx, publish, first)
      await announceReview(deps, tx, publish, second)
    }
    return review.id
  })
  return ownReview(deps.db, viewer, id)
}

/** How the two met. Throws already_reviewed with the time of the next possible review, and no_interaction. */
async function meetingWith(tx: Tx, whom: { authorId: string; about: Side; personId: string }) {
  const standing = await findStanding(tx, whom.authorId, whom.personId)
  if (standing) throw new AppError('already_reviewed', { resetsAt: standing.again_from.toISOString() })
  const [meeting] = await listReviewable(tx, whom, { page: 1, limit: 1 })
  if (!meeting) throw new AppError('no_interaction')
  return meeting
}
