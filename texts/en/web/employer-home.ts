import type { Part } from '../../part.ts'

export const allThatWait = 'All that wait'
export const overdue = 'Overdue'
export const dueToday = 'Due today'
export const theCountsOfTodayCould = 'The counts of today could not be loaded.'
export const waitingForAnAnswer = 'Waiting for an answer'
export const whichOfThem = 'Which of them'
export const received = 'Received'
export const opened = 'Opened'
export const answered = 'Answered'
export const interviews = 'Interviews'
export const hired = 'Hired'
export const nobodyHasAppliedSoFar = 'Nobody has applied in the last 90 days. The stages show here once they do.'
export const yourHiringSoFar = 'Your hiring in the last 90 days'
export const howFarTheyCame = 'How far they came in 90 days'
export const plan = 'Plan'
export const jobPostsThisMonth = 'Job posts this month'
export const usedOf = (used: Part, limit: Part) => `${used} of ${limit}`
export const allUsed = 'All used.'
export const left = (count: Part) => `${count} left.`
export const startsAgainOn = (left: Part, shortDate: Part) => `${left} Starts again on ${shortDate}.`
export const plansWithMorePosts = 'Plans with more posts'
export const notOpenedYet = 'Not opened yet'
export const openJobs = 'Open jobs'
export const todayInNumbers = 'Today in numbers'
export const everybodyHasAnAnswer = 'Everybody has an answer'
export const nothingIsDueToday = 'Nothing is due today'
export const nothingIsOverdue = 'Nothing is overdue'
export const loadingWhatWaitsForAn = 'Loading what waits for an answer'
export const whatWaitsForAnAnswer = 'What waits for an answer could not be loaded.'
export const newApplicationsAppearHereEach = 'New applications appear here, each with 14 days for an answer.'
export const chooseAll = (count: Part) => `Choose all ${count}`
export const chosen = (count: Part) => `${count} chosen`
export const answerAtOnce = (count: Part) => `Answer ${count} at once`
export const choose = (name: Part) => `Choose ${name}`
export const newWord = 'New'
export const appliedAgo = '· applied'
export const answerPerson = (name: Part) => `Answer ${name}`
export const answer = 'Answer'
