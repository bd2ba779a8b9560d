import type { MailGroup } from '@hearback/contract/notifications.ts'
import * as t from '@hearback/texts/web/notifications.ts'

type Side = 'employer' | 'jobseeker'

/** What the mails of a group are about, in the words of either side; a group without words is none of theirs. */
export const GROUPS: Record<MailGroup, { name: string; about: Partial<Record<Side, string>> }> = {
  applications: {
    name: t.applications,
    about: {
      jobseeker: t.thatYourApplicationArrivedEach,
      employer: t.newApplicationsRemindersBeforeAn,
    },
  },
  interviews: {
    name: t.interviews,
    about: {
      jobseeker: t.invitationsAgreedTimesWithA,
      employer: t.agreedTimesWithACalendar,
    },
  },
  messages: {
    name: t.messages,
    about: {
      jobseeker: t.messagesThatYouHaveNot,
      employer: t.messagesThatYouHaveNotRead,
    },
  },
  offers: {
    name: t.offers,
    about: {
      jobseeker: t.offersAndAReminderBefore,
      employer: t.whatBecomesOfTheOffers,
    },
  },
  reviews: {
    name: t.reviews,
    about: {
      jobseeker: t.reviewsAboutYouAndReplies,
      employer: t.reviewsAboutYourCompanyAnd,
    },
  },
  alerts: {
    name: t.savedSearches,
    about: { jobseeker: t.newJobsThatMatchA },
  },
  jobs: {
    name: t.yourJobs,
    about: { employer: t.thatAJobEndsIn },
  },
  reports: {
    name: t.reports,
    about: {
      jobseeker: t.theCaseNumberOfA,
      employer: t.theCaseNumberOfA,
    },
  },
}
