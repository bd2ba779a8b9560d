import type { MailGroup } from '@hearback/contract/accounts/notifications.ts'
import * as t from '@hearback/texts/web/notifications.ts'

type Side = 'employer' | 'jobseeker'

interface Group {
  name: string
  /** The name as used within a sentence. */
  topic: string
  about: Partial<Record<Side, string>>
}

/** Descriptions of the mail groups by user type; a group without a description does not apply to that type. */
export const GROUPS: Record<MailGroup, Group> = {
  applications: {
    name: t.applications,
    topic: t.topicApplications,
    about: {
      jobseeker: t.mailApplicationsSeekerHint,
      employer: t.mailApplicationsEmployerHint,
    },
  },
  weekly: {
    name: t.weeklySummary,
    topic: t.topicWeeklySummary,
    about: { jobseeker: t.mailWeeklySummaryHint },
  },
  interviews: {
    name: t.interviews,
    topic: t.topicInterviews,
    about: {
      jobseeker: t.mailInterviewsSeekerHint,
      employer: t.mailInterviewsEmployerHint,
    },
  },
  messages: {
    name: t.messages,
    topic: t.topicMessages,
    about: {
      jobseeker: t.mailMessagesSeekerHint,
      employer: t.mailMessagesEmployerHint,
    },
  },
  offers: {
    name: t.offers,
    topic: t.topicOffers,
    about: {
      jobseeker: t.mailOffersSeekerHint,
      employer: t.mailOffersEmployerHint,
    },
  },
  reviews: {
    name: t.reviews,
    topic: t.topicReviews,
    about: {
      jobseeker: t.mailReviewsSeekerHint,
      employer: t.mailReviewsEmployerHint,
    },
  },
  alerts: {
    name: t.savedSearches,
    topic: t.topicSavedSearches,
    about: { jobseeker: t.mailSavedSearchesHint },
  },
  jobs: {
    name: t.yourJobs,
    topic: t.topicJobs,
    about: { employer: t.mailJobsHint },
  },
  reports: {
    name: t.reports,
    topic: t.topicReports,
    about: {
      jobseeker: t.mailReportsHint,
      employer: t.mailReportsHint,
    },
  },
}
