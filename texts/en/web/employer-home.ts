import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const filterAll = 'All waiting'
export const overdue = 'Overdue'
export const dueToday = 'Due today'
export const countsFailed = 'We couldn’t load today’s numbers.'
export const waitingLabel = 'Waiting for an answer'
export const filterLabel = 'Filter'
export const received = 'Received'
export const opened = 'Opened'
export const answered = 'Answered'
export const interviews = 'Interviews'
export const hired = 'Hired'
export const funnelEmpty = 'No one has applied in the last 90 days. Your funnel will appear here once they do.'
export const asideLabel = 'Plan and hiring'
export const funnelTitle = 'Hiring funnel, last 90 days'
export const plan = 'Plan'
export const quotaLabel = 'Job posts this month'
export const quotaUsed = (used: Part, limit: Part) => `${used} of ${limit}`
export const quotaUsedUp = 'None left.'
export const left = (count: Part) => `${count} left.`
export const quotaResetsOn = (left: Part, shortDate: Part) => `${left} Resets ${shortDate}.`
export const quotaPlansLink = 'Get more posts'
export const figureUnread = 'Not opened yet'
export const openJobs = 'Open jobs'
export const figuresLabel = 'Today in numbers'
export const rateLabel = 'Your answer rate'
export const rateHint = 'This is what applicants see on your jobs.'
export const trendUp = (points: Part) =>
  plural(points, {
    one: 'Up 1 percentage point from the 90 days before.',
    other: `Up ${points} percentage points from the 90 days before.`,
  })
export const trendDown = (points: Part) =>
  plural(points, {
    one: 'Down 1 percentage point from the 90 days before.',
    other: `Down ${points} percentage points from the 90 days before.`,
  })
export const trendSame = 'Unchanged from the 90 days before.'
export const trendUnknown = 'There were too few applications in the 90 days before to compare.'
export const jobFilterLabel = 'Job'
export const jobFilterAll = 'All jobs'
export const emptyAll = 'You’re all caught up'
export const emptyToday = 'Nothing is due today'
export const emptyOverdue = 'Nothing is overdue'
export const emptyUnopened = 'You’ve opened every application'
export const waitingLoading = 'Loading waiting applicants'
export const waitingFailed = 'We couldn’t load your waiting applicants.'
export const allFailed = 'We couldn’t load the other applicants, so nobody was answered.'
export const retry = 'Retry'
export const emptyHint = 'New applications appear here. You have 14 days to answer each one.'
export const chooseAll = (count: Part) => `Select all ${count}`
export const chosen = (count: Part) => `${count} selected`
export const bulkAnswer = (count: Part) =>
  plural(count, { one: 'Answer 1 applicant', other: `Answer ${count} applicants` })
export const choose = (name: Part) => `Select ${name}`
export const newLabel = 'New'
export const appliedLead = '· applied'
export const answerLabel = (name: Part) => `Answer ${name}`
export const answer = 'Answer'
export const decisionPassed = (date: Part) => `Decision was planned by ${date}`
export const decisionsDueTitle = (count: Part) =>
  plural(count, { one: '1 job is past its decision date', other: `${count} jobs are past their decision dates` })
export const decisionsDueHint =
  'Applicants can see these dates on your jobs. Decide, or edit the job to set a new date.'
export const decisionsDueAll = (count: Part) => `Show all ${count}`
export const undecided = (count: Part) =>
  plural(count, { one: '1 person is waiting for a decision', other: `${count} people are waiting for a decision` })
export const answeringFirstNotice =
  'Your jobs aren’t taking new applications, because 10 or more are overdue and less than half were answered in time. Answer the overdue ones, several at once if you like, and your jobs open again right away.'
export const answerOverdueAction = 'Answer overdue applications'
export const reportLink = 'See the hiring report'
