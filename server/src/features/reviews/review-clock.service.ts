import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notify } from '../notifications/notifications.service.ts'
import { type Announcing, announceReview, refreshRating } from './announce-review.service.ts'
import { takeInvitations } from './interactions.sql.ts'
import { listMisrated } from './review-lists.sql.ts'
import { invitedNotice } from './reviews.mails.ts'
import type { Side } from './reviews.rules.ts'
import { knownTo } from './reviews.service.ts'
import { listDue } from './reviews.sql.ts'

export type Clock = Announcing & Pick<Deps, 'db' | 'events'>
const batch = 500

/**
 * By database time: announces the reviews that 14 days have shown, and tells people whom they may review. What is shown
 * does not wait for it. It may run at any time, again, and on several processes.
 */
export async function runReviewClock(deps: Clock): Promise<void> {
  let due = await listDue(deps.db, batch)
  while (due.length > 0) {
    for (const { id } of due) await inTransaction(deps, (tx, publish) => announceReview(deps, tx, publish, id))
    due = due.length === batch ? await listDue(deps.db, batch) : []
  }
  let invited = batch
  while (invited === batch) invited = await invite(deps)
}

const invite = (deps: Clock): Promise<number> =>
  inTransaction(deps, async (tx, publish) => {
    const chosen = await takeInvitations(tx, batch)
    for (const { author_id: userId, subject_id: personId, about } of chosen) {
      const reader = { userId, userType: about === 'employer' ? ('jobseeker' as const) : ('employer' as const) }
      const other = (await knownTo(tx, reader, [personId])).get(personId)?.name
      await notify(deps, tx, publish, invitedNotice({ ...reader, other, personId }))
    }
    return chosen.length
  })

/** Ratings follow when a suspension, a moderator's decision or a deletion changes what is shown. */
export async function mendRatings(deps: Clock): Promise<void> {
  for (const { subject_id: id, about } of await listMisrated(deps.db, 1_000)) {
    await inTransaction(deps, (tx, publish) => refreshRating(tx, publish, id, about as Side))
  }
}
