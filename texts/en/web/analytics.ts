import type { Part } from '../../part.ts'

export const analyticsAreNotFetchedThere = 'Analytics are not fetched: there is no job seeker id.'
export const loadingYourAnalytics = 'Loading your analytics'
export const applicationsAndAnswers = 'Applications and answers'
export const byWeekTheLastTwelve = 'by week, the last twelve'
export const howFarTheyCame = 'How far they came'
export const allApplications = 'all applications'
export const payYouApplyFor = 'Pay you apply for'
export const besideTheMedianOfThe = 'beside the median of the same kind of work'
export const eachApplication = 'Each application'
export const theSameDataAsA = 'the same data as a table'
export const nothingToCountYet = 'Nothing to count yet'
export const findJobs = 'Find jobs'
export const onceYouApplyYouSee = 'Once you apply you see here who opens it, who answers, and how fast.'
export const seeSeekerPlus = 'See Seeker plus'
export const seeYourApplications = 'See your applications'
export const yourApplicationsThemselvesTheirAnswers =
  'Your applications themselves, their answers and their history are always yours to see.'
export const notYet = 'not yet'
export const step = 'step'
export const steps = 'steps'
export const ofWord = (jobTitle: Part) => `of ${jobTitle}`
export const answeredByMessage = 'Answered by message'
export const notStated = 'not stated'
export const tooFewJobs = 'too few jobs'
export const job = 'Job'
export const status = 'Status'
export const sent = 'Sent'
export const opened = 'Opened'
export const answered = 'Answered'
export const pay = 'Pay'
export const median = 'Median'
export const whatHappened = 'What happened'
export const tableOfApplications = 'Table of applications'
export const theLast30Days = 'The last 30 days'
export const last30Days = (label: Part) => `${label}, last 30 days`
export const interview = 'Interview'
export const offer = 'Offer'
export const hired = 'Hired'
export const ofWord2 = (count: Part, all: Part, choice: Part) => `${count} of ${all}, ${choice} %`
export const thereIsNothingToCompare = 'There is nothing to compare with yet: it takes five open jobs of the same kind.'
export const inTheMiddleTheJobs = 'In the middle, the jobs you apply for pay'
export const theMedianOfTheSame = (length: Part, choice: Part) =>
  `the median of the same kind of work (${length} ${choice}).`
export const n50Below = '50 % below'
export const median2 = 'median'
export const n50Above = '50 % above'
export const applications = 'Applications'
export const answers = 'Answers'
export const weekOf = (week: Part, pluralValue: Part, pluralValue2: Part) =>
  `Week of ${week}: ${pluralValue}, ${pluralValue2}`
export const inAll = (total: Part) => `${total} in all`
export const interviews = 'Interviews'
export const ofAll = (round: Part) => `${round} % of all`
export const typically = (afterDays: Part) => `, typically ${afterDays}`
export const withinADay = 'within a day'
export const after = (days: Part, choice: Part) => `after ${days} ${choice}`
export const asManyAsInThe = 'as many as in the 30 days before'
export const thanInThe30Days = (abs: Part, choice: Part) => `${abs} ${choice} than in the 30 days before`
export const failedToFetchAnalyticsData = 'Failed to fetch analytics data'
export const accessToAnalyticsIsRestricted = 'Access to analytics is restricted'
