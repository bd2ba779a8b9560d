import { purgeFailedRows } from './db/failed-rows.ts'
import type { Deps } from './deps.ts'
import { purgeExpired } from './features/accounts/account/accounts.service.ts'
import { alertsWork } from './features/alerts/alerts.work.ts'
import { purgeSentJobs } from './features/alerts/digests.service.ts'
import { answerStatisticsWork } from './features/answer-statistics/answer-statistics.work.ts'
import { applicationsWork } from './features/applications/applications.work.ts'
import { answerClaimsWork } from './features/applications/claims/answer-claims.work.ts'
import { purgeCoverLetters } from './features/applications/erasure.service.ts'
import { chatWork } from './features/chat/chat.work.ts'
import { purgeActivityLogs } from './features/company-activity/erasure.service.ts'
import { companyDomainsWork } from './features/company-domains/company-domains.work.ts'
import { purgeCompanyViews } from './features/company-views/company-views.service.ts'
import { purgeContactMessages } from './features/contact/erasure.service.ts'
import { dataRightsWork } from './features/data-rights/data-rights.work.ts'
import { employersWork } from './features/employers/employers.work.ts'
import { purgeEvaluations } from './features/evaluations/erasure.service.ts'
import { fileLibraryWork } from './features/file-library/file-library.work.ts'
import { filesWork } from './features/files/files.work.ts'
import { jobClosingsWork } from './features/job-closings/job-closings.work.ts'
import { jobsWork } from './features/jobs/jobs.work.ts'
import { purgeJobViews } from './features/jobs/reading/job-views.service.ts'
import { lookalikesWork } from './features/lookalikes/lookalikes.work.ts'
import { purgeMailAnswers } from './features/mail-answers/erasure.service.ts'
import { mailAnswersWork } from './features/mail-answers/mail-answers.work.ts'
import { moderationWork } from './features/moderation/moderation.work.ts'
import { purgeNotifications } from './features/notifications/notifications.service.ts'
import { notificationsWork } from './features/notifications/notifications.work.ts'
import { offersWork } from './features/offers/offers.work.ts'
import { purgeActivity } from './features/recent-activity/recent-activity.service.ts'
import { reviewsWork } from './features/reviews/reviews.work.ts'
import { salariesWork } from './features/salaries/salaries.work.ts'
import { purgeRemovedJobs } from './features/saved-jobs/saved-jobs.service.ts'
import { seekersWork } from './features/seekers/seekers.work.ts'
import { subscriptionsWork } from './features/subscriptions/subscriptions.work.ts'
import { syndicationWork } from './features/syndication/syndication.work.ts'
import { purgeInvitations } from './features/team/invitations.service.ts'
import { purgeUses } from './features/usage/erasure.service.ts'
import { purgeVisits } from './features/visits/visit-report.service.ts'
import { purgeWebhookEvents } from './features/webhooks/erasure.service.ts'
import { webhooksWork } from './features/webhooks/webhooks.work.ts'
import { weeklySummaryWork } from './features/weekly-summary/weekly-summary.work.ts'
import { runSteps } from './queue/isolated-rows.ts'
import { chooseFrequentWords } from './search/composites/frequent-words.sql.ts'
import { rewriteDocuments } from './search/index/backfill-documents.sql.ts'
import { rebuildLexicon, rebuildSmallLexicons } from './search/index/lexicon.sql.ts'
import { rewriteAnswers } from './search/index/rewrite-answers.ts'
import { searchTables } from './search/model/search-tables.ts'

/** Starts the background workers of this process, and schedules recurring jobs (UTC). */
export async function startBackgroundJobs(deps: Deps): Promise<void> {
  const { queue } = deps
  const purges = [
    purgeExpired,
    purgeJobViews,
    purgeCompanyViews,
    purgeNotifications,
    purgeSentJobs,
    purgeActivity,
    purgeActivityLogs,
    purgeRemovedJobs,
    purgeCoverLetters,
    purgeEvaluations,
    purgeContactMessages,
    purgeInvitations,
    purgeMailAnswers,
    purgeUses,
    purgeVisits,
    purgeWebhookEvents,
    ({ db }: Deps) => purgeFailedRows(db),
  ]
  await queue.handle('housekeeping', () => runSteps(purges.map((purge) => () => purge(deps))))
  await queue.schedule('housekeeping', '17 3 * * *')
  await queue.handle('lexicons', async () => {
    for (const table of searchTables) {
      await rebuildLexicon(deps.db, table)
      await chooseFrequentWords(deps.db, table)
    }
  })
  await queue.schedule('lexicons', '40 2 * * *')
  await queue.handle('small-lexicons', () => rebuildSmallLexicons(deps.db))
  await queue.schedule('small-lexicons', '*/2 * * * *')
  await queue.handle('regional-words', async () => {
    for (const table of searchTables) await rewriteDocuments(deps.db, table)
  })
  await queue.schedule('regional-words', '* * * * *')
  await queue.handle('answer-facets', () => rewriteAnswers(deps))
  await queue.schedule('answer-facets', '* * * * *')
  await notificationsWork(deps)
  await filesWork(deps)
  await fileLibraryWork(deps)
  await employersWork(deps)
  await seekersWork(deps)
  await applicationsWork(deps)
  await answerClaimsWork(deps)
  await answerStatisticsWork(deps)
  await offersWork(deps)
  await jobsWork(deps)
  await salariesWork(deps)
  await chatWork(deps)
  await mailAnswersWork(deps)
  await jobClosingsWork(deps)
  await alertsWork(deps)
  await webhooksWork(deps)
  await weeklySummaryWork(deps)
  await reviewsWork(deps)
  await subscriptionsWork(deps)
  await moderationWork(deps)
  await companyDomainsWork(deps)
  await lookalikesWork(deps)
  await dataRightsWork(deps)
  await syndicationWork(deps)
}
