import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Publish } from '../../domain/events.ts'
import { runBatches } from '../../queue/isolated-rows.ts'
import { languageOf } from '../accounts/account/accounts.service.ts'
import { addressOf, eraseAccount, eraseCompanyAccount } from '../accounts/erasure.service.ts'
import { eraseAlerts } from '../alerts/erasure.service.ts'
import { eraseTemplates } from '../answering/erasure.service.ts'
import { eraseKeyMaker, eraseKeys } from '../api-keys/erasure.service.ts'
import { eraseCalendar } from '../applications/calendars/erasure.service.ts'
import { eraseApplications } from '../applications/erasure.service.ts'
import { eraseMessages, eraseWriter } from '../chat/erasure.service.ts'
import { eraseActivityLog, eraseActor } from '../company-activity/erasure.service.ts'
import { eraseCompanyDomains, eraseProofAddress } from '../company-domains/erasure.service.ts'
import { eraseCompanyPhotos } from '../company-photos/erasure.service.ts'
import { eraseCompanyViews } from '../company-views/erasure.service.ts'
import { eraseContactMessages } from '../contact/erasure.service.ts'
import { eraseEmployer, forgetFormerContact } from '../employers/erasure.service.ts'
import { eraseEvaluationAuthor, eraseEvaluations } from '../evaluations/erasure.service.ts'
import { eraseFollows } from '../follows/erasure.service.ts'
import { eraseHiddenJobs } from '../hidden-jobs/erasure.service.ts'
import { eraseClosings } from '../job-closings/erasure.service.ts'
import { eraseJobInvitations } from '../job-invitations/erasure.service.ts'
import { eraseJobPeople } from '../job-people/erasure.service.ts'
import { eraseJobs } from '../jobs/erasure.service.ts'
import { eraseComparisons } from '../lookalikes/erasure.service.ts'
import { eraseMailAnswers } from '../mail-answers/erasure.service.ts'
import { eraseDecided, eraseDecider } from '../moderation/erasure.service.ts'
import { eraseNotifications } from '../notifications/erasure.service.ts'
import { eraseOffers } from '../offers/erasure.service.ts'
import { eraseActivity } from '../recent-activity/erasure.service.ts'
import { eraseReported, eraseReporter } from '../reports/erasure.service.ts'
import { eraseFromReviews } from '../reviews/erasure.service.ts'
import { eraseSalaryPosts } from '../salaries/erasure.service.ts'
import { eraseSavedJobs } from '../saved-jobs/erasure.service.ts'
import { eraseSavedTalents } from '../saved-talents/erasure.service.ts'
import { eraseSeeker } from '../seekers/erasure.service.ts'
import { erasePayments } from '../subscriptions/erasure.service.ts'
import { eraseMember, eraseTeam } from '../team/erasure.service.ts'
import { leaveForErasure } from '../team/leave-company.service.ts'
import { eraseUses } from '../usage/erasure.service.ts'
import { eraseWebhooks } from '../webhooks/erasure.service.ts'
import { eraseWeeklySummary } from '../weekly-summary/erasure.service.ts'
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

/**
 * Erases all personal data of an account within `tx`, and with the last member of a company the company. A company with other
 * members stays as it is, also under the id of its erased founder.
 */
export async function eraseAccountData(deps: Deps, tx: Tx, publish: Publish, userId: string): Promise<void> {
  const email = await addressOf(tx, userId)
  const language = await languageOf(tx, userId)
  const ended = await leaveForErasure(deps, tx, publish, userId)
  for (const partyId of ended) await eraseParty(deps, tx, publish, partyId)
  await eraseCalendar(tx, userId)
  await eraseEvaluationAuthor(tx, userId)
  await eraseMailAnswers(tx, userId)
  await eraseReporter(tx, userId)
  await eraseDecider(tx, userId, email)
  await eraseContactMessages(tx, userId)
  await eraseAlerts(tx, userId)
  await eraseWeeklySummary(tx, userId)
  await eraseNotifications(tx, userId)
  await eraseJobPeople(tx, userId)
  await eraseMember(tx, userId)
  await forgetFormerContact(tx, publish, userId)
  await eraseWriter(tx, userId)
  await eraseActor(tx, userId)
  await eraseKeyMaker(tx, userId)
  await eraseProofAddress(tx, email)
  for (const companyId of ended) await eraseActivityLog(tx, companyId)
  for (const companyId of ended) if (companyId !== userId) await eraseCompanyAccount(tx, companyId)
  await eraseAccount(tx, publish, userId, !ended.includes(userId))
  await deleteDeletion(tx, userId)
  await deps.queue.enqueue(tx, 'mail', [erasedMail({ id: userId, email }, language)])
}

/** Erases what belongs to a company or a job seeker. Applications and offers end first. */
async function eraseParty(deps: Deps, tx: Tx, publish: Publish, id: string): Promise<void> {
  await eraseApplications(deps, tx, publish, id)
  await eraseEvaluations(tx, id)
  await eraseMailAnswers(tx, id)
  await eraseOffers(tx, id)
  await eraseJobInvitations(tx, id)
  await eraseMessages(tx, id)
  await eraseClosings(tx, id)
  await eraseJobs(tx, publish, id)
  await eraseSalaryPosts(tx, id)
  await eraseTemplates(tx, id)
  await eraseSavedJobs(tx, id)
  await eraseActivity(tx, id)
  await eraseHiddenJobs(tx, id)
  await eraseSavedTalents(tx, id)
  await eraseCompanyViews(tx, id)
  await eraseFollows(tx, id)
  await eraseFromReviews(tx, id)
  await eraseReported(tx, id)
  await eraseDecided(tx, id)
  await erasePayments(tx, id)
  await eraseUses(tx, id)
  await eraseSeeker(tx, publish, id)
  await eraseCompanyPhotos(tx, id)
  await eraseCompanyDomains(tx, id)
  await eraseWebhooks(tx, id)
  await eraseComparisons(tx, id)
  await eraseKeys(tx, id)
  await eraseEmployer(tx, publish, id)
  await eraseTeam(tx, id)
}
