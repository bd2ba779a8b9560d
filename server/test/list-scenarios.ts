import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { getSeekerAnalytics } from '@hearback/contract/hiring/analytics.ts'
import { listInterviews, listWaiting } from '@hearback/contract/hiring/answering.ts'
import { listMyApplications, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { decideChat, listBlocked, listChats, listMessages } from '@hearback/contract/hiring/chat.ts'
import { listAllOffers, listOffersOfEmployer, listOffersToSeeker } from '@hearback/contract/hiring/offers.ts'
import {
  listEmployerReviews,
  listMyReviews,
  listReviewable,
  listSeekerReviews,
} from '@hearback/contract/hiring/reviews.ts'
import { createAlert, listAlerts } from '@hearback/contract/jobs/alerts.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { listJobsOfEmployer } from '@hearback/contract/jobs/jobs.ts'
import { listEmployers } from '@hearback/contract/people/employers.ts'
import { listTalents, searchTalents } from '@hearback/contract/people/seekers.ts'
import { listAudit } from '@hearback/contract/trust/audit.ts'
import { contactUs, listContactMessages } from '@hearback/contract/trust/contact.ts'
import { findAccounts, listAppeals, listCases, listDecisions } from '@hearback/contract/trust/moderation.ts'
import { listMyReports } from '@hearback/contract/trust/reports.ts'
import type { TestApp } from './app.ts'
import { applicantScenarios } from './applicant-scenarios.ts'
import { anApplication } from './application-factory.ts'
import { aChat, say } from './chat-factory.ts'
import { chosenJobScenarios } from './chosen-job-scenarios.ts'
import { anEmployer } from './employer-factory.ts'
import { anAccount, type Person } from './factories.ts'
import { aJob } from './job-factory.ts'
import { mapScenarios } from './map-scenarios.ts'
import { aReport } from './moderation-factory.ts'
import { aNotice } from './notification-factory.ts'
import { aGenerousEmployer, anOffer } from './offer-factory.ts'
import { pastInterviews } from './past-interviews.ts'
import { aReview } from './review-factory.ts'
import { savedTalentScenarios } from './saved-talent-scenarios.ts'
import { aSeeker } from './seeker-factory.ts'

/** Adds one entry to a list, and lists up to 20; returns how many. */
export interface ListScenario {
  add(): Promise<unknown>
  list(): Promise<number>
}

/** Each entry has its own company or person, so that lookups per entry (N+1) would show. */
export const listScenarios: Record<string, (app: TestApp) => Promise<ListScenario>> = {
  async listEmployers(app) {
    return {
      add: () => anEmployer(app),
      list: async () => (await app.caller().call(listEmployers, { query: { limit: 20 } })).profiles.length,
    }
  },
  async searchJobs(app) {
    return {
      add: async () => aJob(app, { by: await anEmployer(app) }),
      list: async () => (await app.caller().call(searchJobs, { body: { resultsPerPage: 20 } })).jobs.length,
    }
  },
  ...mapScenarios,
  async listJobsOfEmployer(app) {
    const by = await anEmployer(app)
    return {
      add: () => aJob(app, { by }),
      list: async () =>
        (await by.call(listJobsOfEmployer, { params: { id: by._id }, query: { limit: 20 } })).jobs.length,
    }
  },
  ...chosenJobScenarios,
  async listAlerts(app) {
    const seeker = await aSeeker(app)
    let count = 0
    return {
      add: () => seeker.call(createAlert, { body: { keyword: `word${++count}` } }),
      list: async () => (await seeker.call(listAlerts)).alerts.length,
    }
  },
  async listTalents(app) {
    const by = await anEmployer(app)
    return {
      add: () => aSeeker(app),
      list: async () => (await by.call(listTalents, { body: { limit: 20 } })).profiles.length,
    }
  },
  async searchTalents(app) {
    const by = await anEmployer(app)
    return {
      add: () => aSeeker(app),
      list: async () => (await by.call(searchTalents, { body: { limit: 20 } })).profiles.length,
    }
  },
  ...savedTalentScenarios,
  ...applicantScenarios,
  async listMyApplications(app) {
    const by = await aSeeker(app)
    return {
      add: async () => anApplication(app, { by, to: await aJob(app, { by: await anEmployer(app) }) }),
      list: async () => (await by.call(listMyApplications, { query: { limit: 20 } })).applications.length,
    }
  },
  async listWaiting(app) {
    const by = await anEmployer(app)
    const jobId = await aJob(app, { by })
    return {
      add: async () => anApplication(app, { by: await aSeeker(app), to: jobId }),
      list: async () => (await by.call(listWaiting, { query: { limit: 20 } })).applications.length,
    }
  },
  async listInterviews(app) {
    const by = await anEmployer(app)
    const jobId = await aJob(app, { by })
    const invitation = { newStatus: 'interview' as const, interviewInvitation: 'Come by.' }
    return {
      add: async () => {
        const id = await anApplication(app, { by: await aSeeker(app), to: jobId })
        return by.call(updateApplicationStatus, { params: { id }, body: invitation })
      },
      list: async () => (await by.call(listInterviews, { query: { limit: 20 } })).interviews.length,
    }
  },
  listPastInterviews: pastInterviews,
  async listMyReports(app) {
    const by = await aSeeker(app)
    let reports = 0
    const oneReport = `insert into reports (case_number, kind, target_id, target_name, owner_id, reporter_id, reason, created_at)
      values ('HB-2222-' || chr(65 + $1 / 8) || $1 % 8 + 2, 'company', $2, 'Crust', $2, $3, 'spam', now() - make_interval(days => $1))`
    return {
      // Inserted, because they exceed the daily limit of the API.
      add: async () => app.pool.query(oneReport, [reports++, (await anEmployer(app))._id, by._id]),
      list: async () => (await by.call(listMyReports, { query: { limit: 20 } })).reports.length,
    }
  },
  async listContactMessages(app) {
    const admin = await anAccount(app, 'admin')
    return {
      add: async () => (await aSeeker(app)).call(contactUs, { body: { name: 'Ana', message: 'Hello.' } }),
      list: async () => (await admin.call(listContactMessages, { query: { limit: 20 } })).messages.length,
    }
  },
  async listCases(app) {
    const admin = await anAccount(app, 'admin')
    return {
      add: async () => aReport(await aSeeker(app), 'job', await aJob(app, { by: await anEmployer(app) })),
      list: async () => (await admin.call(listCases, { query: { limit: 20 } })).cases.length,
    }
  },
  async listDecisions(app) {
    const admin = await anAccount(app, 'admin')
    return {
      add: () => aDecision(app, admin._id),
      list: async () => (await admin.call(listDecisions, { query: { limit: 20 } })).decisions.length,
    }
  },
  async listAppeals(app) {
    const admin = await anAccount(app, 'admin')
    const appeal = `insert into appeals (decision_id, side, words) values ($1, 'owner', 'No.')`
    return {
      add: async () => app.pool.query(appeal, [await aDecision(app, admin._id)]),
      list: async () => (await admin.call(listAppeals, { query: { limit: 20 } })).appeals.length,
    }
  },
  async findAccounts(app) {
    const admin = await anAccount(app, 'admin')
    return {
      add: () => anEmployer(app, { businessName: 'Zwieback' }),
      list: async () => (await admin.call(findAccounts, { query: { query: 'zwieback', limit: 20 } })).accounts.length,
    }
  },
  async listAudit(app) {
    const admin = await anAccount(app, 'admin')
    const entry = `insert into audit_entries (actor_name, act, kind, target_id) values ('a', 'contact_closed', 'contact', $1)`
    return {
      add: () => app.pool.query(entry, [admin._id]),
      list: async () => (await admin.call(listAudit, { query: { limit: 20, target: admin._id } })).entries.length,
    }
  },
  async listEmployerReviews(app) {
    const of = await anEmployer(app)
    return {
      add: async () => aReview(app, { by: await aSeeker(app), of }),
      list: async () =>
        (await of.call(listEmployerReviews, { params: { id: of._id }, query: { limit: 20 } })).reviews.length,
    }
  },
  async listSeekerReviews(app) {
    const of = await aSeeker(app)
    return {
      add: async () => aReview(app, { by: await anEmployer(app), of }),
      list: async () =>
        (await of.call(listSeekerReviews, { params: { id: of._id }, query: { limit: 20 } })).reviews.length,
    }
  },
  async listMyReviews(app) {
    const by = await anEmployer(app)
    return {
      add: async () => aReview(app, { by, of: await aSeeker(app) }),
      list: async () => (await by.call(listMyReviews, { query: { limit: 20 } })).reviews.length,
    }
  },
  async listReviewable(app) {
    const by = await anEmployer(app)
    const jobId = await aJob(app, { by })
    return {
      add: async () => anApplication(app, { by: await aSeeker(app), to: jobId, status: 'rejected' }),
      list: async () => (await by.call(listReviewable, { query: { limit: 20 } })).people.length,
    }
  },
  async listNotifications(app) {
    const by = await aSeeker(app)
    return {
      add: () => aNotice(app, by),
      list: async () => (await by.call(listNotifications, { query: { limit: 20 } })).notifications.length,
    }
  },
  async listOffersToSeeker(app) {
    const to = await aSeeker(app)
    return {
      add: async () => anOffer({ by: await anEmployer(app), to }),
      list: async () =>
        (await to.call(listOffersToSeeker, { params: { id: to._id }, query: { limit: 20 } })).offers.length,
    }
  },
  async listOffersOfEmployer(app) {
    const by = await aGenerousEmployer(app)
    return {
      add: async () => anOffer({ by, to: await aSeeker(app), job: await aJob(app, { by }) }),
      list: async () =>
        (await by.call(listOffersOfEmployer, { params: { id: by._id }, query: { limit: 20 } })).offers.length,
    }
  },
  async listAllOffers(app) {
    const by = await aGenerousEmployer(app)
    return {
      add: async () => anOffer({ by, to: await aSeeker(app) }),
      list: async () => (await by.call(listAllOffers, { params: { id: by._id }, query: { limit: 20 } })).offers.length,
    }
  },
  async getSeekerAnalytics(app) {
    const by = await aSeeker(app)
    return {
      add: async () => anApplication(app, { by, to: await aJob(app, { by: await anEmployer(app) }) }),
      list: async () => (await by.call(getSeekerAnalytics, { params: { id: by._id } })).detailedApplications.length,
    }
  },
  async listChats(app) {
    const by = await aSeeker(app)
    return {
      add: () => aLinkedChat(app, by),
      list: async () => (await by.call(listChats, { query: { limit: 20 } })).chats.length,
    }
  },
  async listBlocked(app) {
    const by = await aSeeker(app)
    return {
      add: async () => {
        const { chatId } = await aLinkedChat(app, by)
        return by.call(decideChat, { params: { chatId }, body: { decision: 'block' } })
      },
      list: async () => (await by.call(listBlocked, { query: { limit: 20 } })).chats.length,
    }
  },
  async listMessages(app) {
    const { chatId, by } = await aChat(app)
    return {
      add: () => say(by, chatId, 'Hello.'),
      list: async () => (await by.call(listMessages, { params: { chatId }, query: { limit: 20 } })).messages.length,
    }
  },
}

/** A chat with a new company, with an application and a message. */
export async function aLinkedChat(app: TestApp, by: Person) {
  const employer = await anEmployer(app)
  await anApplication(app, { by, to: await aJob(app, { by: employer }) })
  const chat = await aChat(app, { by, with: employer })
  await say(by, chat.chatId, 'Hello.')
  return chat
}

/** A decision about a new company; returns its id. */
async function aDecision(app: TestApp, moderatorId: string): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into decisions (kind, target_id, target_name, owner_id, outcome, measure, reason, moderator_id)
     values ('company', $1, 'Crust', $1, 'upheld', 'warning', 'Answer people.', $2) returning id`,
    [(await anEmployer(app))._id, moderatorId],
  )
  return rows[0]?.id ?? ''
}
