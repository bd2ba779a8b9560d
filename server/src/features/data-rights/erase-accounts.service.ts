import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Publish } from '../../domain/events.ts'
import { runBatches } from '../../queue/isolated-rows.ts'
import { languageOf } from '../accounts/account/accounts.service.ts'
import { addressOf, eraseAccount } from '../accounts/erasure.service.ts'
import { eraseAlerts } from '../alerts/erasure.service.ts'
import { eraseTemplates } from '../answering/erasure.service.ts'
import { eraseApplications } from '../applications/erasure.service.ts'
import { eraseMessages } from '../chat/erasure.service.ts'
import { eraseCompanyPhotos } from '../company-photos/erasure.service.ts'
import { eraseCompanyViews } from '../company-views/erasure.service.ts'
import { eraseContactMessages } from '../contact/erasure.service.ts'
import { eraseEmployer } from '../employers/erasure.service.ts'
import { eraseFollows } from '../follows/erasure.service.ts'
import { eraseHiddenJobs } from '../hidden-jobs/erasure.service.ts'
import { eraseJobInvitations } from '../job-invitations/erasure.service.ts'
import { eraseJobs } from '../jobs/erasure.service.ts'
import { eraseFromDecisions } from '../moderation/erasure.service.ts'
import { eraseNotifications } from '../notifications/erasure.service.ts'
import { eraseOffers } from '../offers/erasure.service.ts'
import { eraseActivity } from '../recent-activity/erasure.service.ts'
import { eraseFromReports } from '../reports/erasure.service.ts'
import { eraseFromReviews } from '../reviews/erasure.service.ts'
import { eraseSalaryPosts } from '../salaries/erasure.service.ts'
import { eraseSavedJobs } from '../saved-jobs/erasure.service.ts'
import { eraseSavedTalents } from '../saved-talents/erasure.service.ts'
import { eraseSeeker } from '../seekers/erasure.service.ts'
import { erasePayments } from '../subscriptions/erasure.service.ts'
import { eraseTeam } from '../team/erasure.service.ts'
import { eraseUses } from '../usage/erasure.service.ts'
import { erasedMail } from './data-rights.mails.ts'
import { deleteDeletion, lockDueDeletions } from './data-rights.sql.ts'

/**
 * Erases the accounts whose grace period is over by database time, each completely or not at all in its own
 * transaction. Safe to run repeatedly and on several processes.
 */
export const eraseDueAccounts = (deps: Deps): Promise<void> =>
  runBatches(deps, {
    job: 'account-erasure',
    size: 1,
    take: lockDueDeletions,
    idOf: (due) => due.user_id,
    async handle(tx, publish, rows) {
      for (const due of rows) await eraseAccountData(deps, tx, publish, due.user_id)
    },
  })

/** Erases all personal data of an account within `tx`. Applications and offers end first; the account row is deleted last. */
export async function eraseAccountData(deps: Deps, tx: Tx, publish: Publish, userId: string): Promise<void> {
  const email = await addressOf(tx, userId)
  const language = await languageOf(tx, userId)
  await eraseApplications(deps, tx, publish, userId)
  await eraseOffers(tx, userId)
  await eraseJobInvitations(tx, userId)
  await eraseMessages(tx, userId)
  await eraseJobs(tx, publish, userId)
  await eraseSalaryPosts(tx, userId)
  await eraseTemplates(tx, userId)
  await eraseSavedJobs(tx, userId)
  await eraseActivity(tx, userId)
  await eraseHiddenJobs(tx, userId)
  await eraseSavedTalents(tx, userId)
  await eraseCompanyViews(tx, userId)
  await eraseFollows(tx, userId)
  await eraseAlerts(tx, userId)
  await eraseFromReviews(tx, userId)
  await eraseFromReports(tx, userId)
  await eraseFromDecisions(tx, userId)
  await erasePayments(tx, userId)
  await eraseContactMessages(tx, userId)
  await eraseUses(tx, userId)
  await eraseSeeker(tx, publish, userId)
  await eraseCompanyPhotos(tx, userId)
  await eraseEmployer(tx, publish, userId)
  await eraseTeam(tx, userId)
  await eraseNotifications(tx, userId)
  await eraseAccount(tx, publish, userId)
  await deleteDeletion(tx, userId)
  await deps.queue.enqueue(tx, 'mail', [erasedMail({ id: userId, email }, language)])
}
