import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const seekerIdMissing = 'Analytics are not fetched: there is no job seeker id.'
export const loading = 'Loading your analytics'
export const weeklyTitle = 'Applications and answers'
export const weeklyNote = 'by week, the last twelve'
export const funnelTitle = 'How far they came'
export const allApplications = 'all applications'
export const payTitle = 'Pay you apply for'
export const payNote = 'beside the median of the same kind of work'
export const eachApplication = 'Each application'
export const tableNote = 'the same data as a table'
export const emptyTitle = 'Nothing to count yet'
export const findJobs = 'Find jobs'
export const emptyHint = 'Once you apply you see here who opens it, who answers, and how fast.'
export const restrictedPlanAction = 'See Seeker plus'
export const restrictedApplicationsAction = 'See your applications'
export const restrictedHint = 'Your applications themselves, their answers and their history are always yours to see.'
export const notYet = 'not yet'
export const stepCount = (count: Part) => plural(count, { one: '1 step', other: `${count} steps` })
export const stepsOfJob = (jobTitle: Part) => `of ${jobTitle}`
export const rowAnsweredByMessage = 'Answered by message'
export const notStated = 'not stated'
export const medianMissing = 'too few jobs'
export const job = 'Job'
export const status = 'Status'
export const sentOn = 'Sent'
export const openedAfter = 'Opened'
export const answeredAfter = 'Answered'
export const sent = 'Sent'
export const opened = 'Opened'
export const answered = 'Answered'
export const pay = 'Pay'
export const median = 'Median'
export const whatHappened = 'What happened'
export const tableLabel = 'Table of applications'
export const figuresLabel = 'The last 30 days'
export const figureTerm = (label: Part) => `${label}, last 30 days`
export const interview = 'Interview'
export const offer = 'Offer'
export const hired = 'Hired'
export const countOfAll = (count: Part, all: Part, percent: Part) => `${count} of ${all}, ${percent} %`
export const payComparedEmpty = 'There is nothing to compare with yet: it takes five open jobs of the same kind.'
export const payComparedLead = 'In the middle, the jobs you apply for pay'
export const exactly = 'exactly'
export const percentAbove = (percent: Part) => `${percent} % above`
export const percentBelow = (percent: Part) => `${percent} % below`
export const payComparedScope = (count: Part) =>
  `the median of the same kind of work (${count} ${plural(count, { one: 'application', other: 'applications' })}).`
export const fiftyBelow = '50 % below'
export const medianMark = 'median'
export const fiftyAbove = '50 % above'
export const applications = 'Applications'
export const answers = 'Answers'
export const weekOf = (week: Part, applications: Part, answers: Part) =>
  `Week of ${week}: ${applications} ${plural(applications, { one: 'application', other: 'applications' })}, ${answers} ${plural(answers, { one: 'answer', other: 'answers' })}`
export const inAll = (total: Part) => `${total} in all`
export const interviews = 'Interviews'
export const ofAll = (percent: Part) => `${percent} % of all`
export const typicallyAfter = (afterDays: Part) => `, typically ${afterDays}`
export const durationWithinDay = 'within a day'
export const afterDays = (days: Part) => plural(days, { one: 'after 1 day', other: `after ${days} days` })
export const trendUnchanged = 'as many as in the 30 days before'
export const moreThanBefore = (count: Part) => `${count} more than in the 30 days before`
export const fewerThanBefore = (count: Part) => `${count} fewer than in the 30 days before`
export const fetchFailed = 'Failed to fetch analytics data'
export const accessRestricted = 'Access to analytics is restricted'
