import { inTransaction } from '../../db/transaction.ts'
import { type BatchDeps, forEachIsolated, runBatches, runSteps } from '../../queue/isolated-rows.ts'
import { notify } from '../notifications/notifications.service.ts'
import { type Announcing, announceReview, refreshRating } from './announce-review.service.ts'
import { takeInvitations } from './interactions.sql.ts'
import { listMisrated } from './review-lists.sql.ts'
import { invitedNotice } from './reviews.mails.ts'
import type { Side } from './reviews.rules.ts'
import { knownTo } from './reviews.service.ts'
import { listDue } from './reviews.sql.ts'

export type Clock = Announcing & BatchDeps
const size = 500

/**
 * Announces reviews that became visible after 14 days, and invites people to review. Uses database time; visibility
 * does not depend on this job. Safe to run repeatedly and on several processes.
 */
export const runReviewClock = (deps: Clock): Promise<void> => runSteps([() => announceDue(deps), () => invite(deps)])

async function announceDue(deps: Clock): Promise<void> {
  for (let due = await listDue(deps.db, size); due.length > 0; ) {
    await forEachIsolated(deps, { job: 'review-announcements', rows: due, idOf: ({ id }) => id }, ({ id }) =>
      inTransaction(deps, (tx, publish) => announceReview(deps, tx, publish, id)),
    )
    due = due.length === size ? await listDue(deps.db, size) : []
  }
}

const invite = (deps: Clock): Promise<void> =>
  runBatches(deps, {
    job: 'review-invitations',
    size,
    take: takeInvitations,
    idOf: ({ author_id, subject_id }) => `${author_id}:${subject_id}`,
    async handle(tx, publish, chosen) {
      for (const { author_id: userId, subject_id: personId, about } of chosen) {
        const reader = { userId, userType: about === 'employer' ? ('jobseeker' as const) : ('employer' as const) }
        const other = (await knownTo(tx, reader, [personId])).get(personId)?.name
        await notify(deps, tx, publish, invitedNotice({ ...reader, other, personId }))
      }
    },
  })

/** Repairs ratings after a suspension, a moderator's decision or a deletion changed the visible reviews. */
export async function repairRatings(deps: Clock): Promise<void> {
  const rows = await listMisrated(deps.db, 1_000)
  await forEachIsolated(deps, { job: 'review-ratings', rows, idOf: (row) => row.subject_id }, (row) =>
    inTransaction(deps, (tx, publish) => refreshRating(tx, publish, row.subject_id, row.about as Side)),
  )
}
