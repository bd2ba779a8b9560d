import type { MailGroup } from '@hearback/contract/notifications.ts'

type Side = 'employer' | 'jobseeker'

/** What the mails of a group are about, in the words of either side; a group without words is none of theirs. */
export const GROUPS: Record<MailGroup, { name: string; about: Partial<Record<Side, string>> }> = {
  applications: {
    name: 'Applications',
    about: {
      jobseeker: 'That your application arrived, each step and each answer, and when it was closed.',
      employer: 'New applications, reminders before an answer is due, and withdrawals.',
    },
  },
  interviews: {
    name: 'Interviews',
    about: {
      jobseeker: 'Invitations, agreed times with a calendar file, and a reminder the day before.',
      employer: 'Agreed times with a calendar file, changes, and a reminder the day before.',
    },
  },
  messages: {
    name: 'Messages',
    about: {
      jobseeker: 'Messages that you have not read for 10 minutes, once in a chat until you read it.',
      employer: 'Messages that you have not read for 10 minutes, once in a chat until you read it, and requests.',
    },
  },
  offers: {
    name: 'Offers',
    about: {
      jobseeker: 'Offers, and a reminder before one ends.',
      employer: 'What becomes of the offers you sent.',
    },
  },
  reviews: {
    name: 'Reviews',
    about: {
      jobseeker: 'Reviews about you, and replies to yours.',
      employer: 'Reviews about your company, and replies to yours.',
    },
  },
  alerts: {
    name: 'Saved searches',
    about: { jobseeker: 'New jobs that match a search you saved, at most once a day.' },
  },
  jobs: {
    name: 'Your jobs',
    about: { employer: 'That a job ends in three days, so that you can renew or close it.' },
  },
  reports: {
    name: 'Reports',
    about: {
      jobseeker: 'The case number of a report, and how it was decided.',
      employer: 'The case number of a report, and how it was decided.',
    },
  },
}
