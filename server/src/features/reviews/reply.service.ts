import type { Review } from '@hearback/contract/hiring/reviews.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { partyId, type Viewer } from '../../domain/viewer.ts'
import { notify } from '../notifications/notifications.service.ts'
import type { Announcing } from './announce-review.service.ts'
import { findShown } from './review-lists.sql.ts'
import { repliedNotice } from './reviews.mails.ts'
import type { Side } from './reviews.rules.ts'
import { knownTo, reviewViews } from './reviews.service.ts'
import { findEmail, insertReply } from './reviews.sql.ts'

const noSuchReview = () => new AppError('not_found', { message: 'We couldn’t find this review about you.' })

/** Adds the subject's reply to a visible review, once, and notifies its author. Throws not_found, already_replied. */
export async function replyToReview(
  deps: Announcing & Pick<Deps, 'db' | 'events'>,
  viewer: Viewer,
  { id, about }: { id: string; about: Side },
  comment: string,
): Promise<Review> {
  await inTransaction(deps, async (tx, publish) => {
    const review = await findShown(tx, id)
    if (review?.subject_id !== partyId(viewer) || review.about !== about) throw noSuchReview()
    if (!(await insertReply(tx, id, comment))) throw new AppError('already_replied')
    publish('reviews.changed', { subjectId: partyId(viewer) })
    const account = review.author_id === null ? undefined : await findEmail(tx, review.author_id)
    if (review.author_id === null || !account) return
    const userType = about === 'employer' ? 'jobseeker' : 'employer'
    const reader = { userId: review.author_id, userType } as const
    const other = (await knownTo(tx, reader, [partyId(viewer)])).get(partyId(viewer))?.name
    await notify(
      deps,
      tx,
      publish,
      repliedNotice(deps.config.publicUrl, { ...reader, email: account.email, other, otherId: partyId(viewer) }),
    )
  })
  const row = await findShown(deps.db, id)
  const [review] = row ? await reviewViews(deps.db, viewer, [row]) : []
  if (!review) throw noSuchReview()
  return review
}
