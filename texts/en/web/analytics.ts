import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const seekerIdMissing = 'Analytics not fetched: no job seeker id.'
export const loading = 'Loading your analytics'
export const weeklyTitle = 'Applications and answers'
export const weeklyNote = 'by week, last 12 weeks'
export const funnelTitle = 'How far you got'
export const allApplications = 'all applications'
export const payTitle = 'Pay of jobs you apply for'
export const payNote = 'compared with the median in the same field'
export const eachApplication = 'Your applications'
export const tableNote = 'the same data as a table'
export const emptyTitle = 'No analytics yet'
export const findJobs = 'Find jobs'
export const emptyHint = 'Once you apply, you’ll see who opens your applications, who answers and how fast.'
export const restrictedPlanAction = 'See Seeker plus'
export const restrictedApplicationsAction = 'See your applications'
export const restrictedHint = 'You can always see your applications, their answers and their history.'
export const notYet = 'not yet'
export const stepCount = (count: Part) => plural(count, { one: '1 step', other: `${count} steps` })
export const stepsOfJob = (jobTitle: Part) => `for ${jobTitle}`
export const rowAnswered = 'Answered'
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
export const whatHappened = 'Timeline'
export const tableLabel = 'Applications table'
export const figuresLabel = 'Last 30 days'
export const figureTerm = (label: Part) => `${label}, last 30 days`
export const interview = 'Interview'
export const offer = 'Offer'
export const hired = 'Hired'
export const countOfAll = (count: Part, all: Part, percent: Part) => `${count} of ${all}, ${percent}%`
export const payComparedEmpty = 'Nothing to compare yet. It takes five open jobs in the same field.'
export const payComparedLead = 'The median pay of jobs you apply for is'
export const exactly = 'exactly at'
export const percentAbove = (percent: Part) => `${percent}% above`
export const percentBelow = (percent: Part) => `${percent}% below`
export const payComparedScope = (count: Part) =>
  `the median in the same field (${count} ${plural(count, { one: 'application', other: 'applications' })}).`
export const fiftyBelow = '50% below'
export const medianMark = 'median'
export const fiftyAbove = '50% above'
export const applications = 'Applications'
export const answers = 'Answers'
export const weekOf = (week: Part, applications: Part, answers: Part) =>
  `Week of ${week}: ${applications} ${plural(applications, { one: 'application', other: 'applications' })}, ${answers} ${plural(answers, { one: 'answer', other: 'answers' })}`
export const inAll = (total: Part) => `${total} in total`
export const interviews = 'Interviews'
export const ofAll = (percent: Part) => `${percent}% of all`
export const typicallyAfter = (afterDays: Part) => `, typically ${afterDays}`
export const durationWithinDay = 'within a day'
export const afterDays = (days: Part) => plural(days, { one: 'after 1 day', other: `after ${days} days` })
export const trendUnchanged = 'same as in the previous 30 days'
export const moreThanBefore = (count: Part) => `${count} more than in the previous 30 days`
export const fewerThanBefore = (count: Part) => `${count} fewer than in the previous 30 days`
export const fetchFailed = 'Failed to fetch analytics data'
export const accessRestricted = 'Access to analytics is restricted'
