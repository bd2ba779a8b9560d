import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { graceDays } from '../../domain/plans.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { addressOf, endSessions } from '../accounts/erasure.service.ts'
import { confirmPassword } from '../accounts/settings/password.service.ts'
import { proveSecondStep } from '../accounts/sign-in/prove-second-step.service.ts'
import { pauseJobsOf, reopenJobs } from '../jobs/erasure.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { showProfile } from '../seekers/erasure.service.ts'
import { companyOf, leaveOrClose } from '../team/leave-company.service.ts'
import { deletionNotice, restoredNotice } from './data-rights.mails.ts'
import { deleteDeletion, hasRenewingPlan, insertDeletion } from './data-rights.sql.ts'

type Leaving = Pick<Deps, 'db' | 'events' | 'queue' | 'config' | 'limits'>

/**
 * Starts the grace period of 30 days: hides profile and jobs, and revokes all tokens. Applications, chats and offers
 * stay in case the person returns. A member of a company with others leaves it now, and it stays open. Throws a field error for
 * a wrong password, last_owner, conflict while a plan would renew, and not_allowed for moderators.
 */
export async function requestDeletion(
  deps: Leaving,
  viewer: Viewer,
  form: { currentPassword: string; code?: string | undefined },
): Promise<{ eraseAt: string }> {
  if (viewer.userType === 'admin') {
    throw new AppError('not_allowed', {
      message: 'Moderators can’t delete their account. Remove the moderator rights on the command line first.',
    })
  }
  const user = await confirmPassword(deps, viewer, form.currentPassword)
  await proveSecondStep(deps, viewer, form.code)
  return inTransaction(deps, async (tx, publish) => {
    const { closing, hasLeft } = await leaveOrClose(deps, tx, publish, user.id)
    if (closing !== undefined && (await hasRenewingPlan(tx, closing, graceDays))) {
      throw new AppError('conflict', { message: 'Cancel your plan first so you’re not charged again.' })
    }
    const deletion = await insertDeletion(tx, {
      user_id: user.id,
      was_published: await showProfile(tx, publish, user.id, false),
      paused_jobs: closing === undefined ? [] : await pauseJobsOf(tx, publish, closing),
    })
    if (!deletion) throw new AppError('conflict')
    await notify(deps, tx, publish, deletionNotice({ ...user, hasLeft }, deletion.erase_at, deps.config.publicUrl))
    await endSessions(tx, publish, user.id)
    return { eraseAt: deletion.erase_at.toISOString() }
  })
}

/** Signing in within the grace period restores the account in the same transaction, and reopens the company of its only member. */
export function followReturns(deps: Pick<Deps, 'events' | 'queue'>): void {
  deps.events.onBeforeCommit('account.signedIn', async (tx, publish, { userId }) => {
    const deletion = await deleteDeletion(tx, userId)
    if (!deletion) return
    if (deletion.was_published) await showProfile(tx, publish, userId, true)
    await reopenJobs(tx, publish, (await companyOf(tx, userId)) ?? userId, deletion.paused_jobs)
    await notify(deps, tx, publish, restoredNotice({ id: userId, email: await addressOf(tx, userId) }))
  })
}
