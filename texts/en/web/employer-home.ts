import type { Part } from '../../part.ts'

export const filterAll = 'All that wait'
export const overdue = 'Overdue'
export const dueToday = 'Due today'
export const countsFailed = 'The counts of today could not be loaded.'
export const waitingLabel = 'Waiting for an answer'
export const filterLabel = 'Which of them'
export const received = 'Received'
export const opened = 'Opened'
export const answered = 'Answered'
export const interviews = 'Interviews'
export const hired = 'Hired'
export const funnelEmpty = 'Nobody has applied in the last 90 days. The stages show here once they do.'
export const asideLabel = 'Your hiring in the last 90 days'
export const funnelTitle = 'How far they came in 90 days'
export const plan = 'Plan'
export const quotaLabel = 'Job posts this month'
export const quotaUsed = (used: Part, limit: Part) => `${used} of ${limit}`
export const quotaUsedUp = 'All used.'
export const left = (count: Part) => `${count} left.`
export const quotaResetsOn = (left: Part, shortDate: Part) => `${left} Starts again on ${shortDate}.`
export const quotaPlansLink = 'Plans with more posts'
export const figureUnread = 'Not opened yet'
export const openJobs = 'Open jobs'
export const figuresLabel = 'Today in numbers'
export const emptyAll = 'Everybody has an answer'
export const emptyToday = 'Nothing is due today'
export const emptyOverdue = 'Nothing is overdue'
export const waitingLoading = 'Loading what waits for an answer'
export const waitingFailed = 'What waits for an answer could not be loaded.'
export const emptyHint = 'New applications appear here, each with 14 days for an answer.'
export const chooseAll = (count: Part) => `Choose all ${count}`
export const chosen = (count: Part) => `${count} chosen`
export const bulkAnswer = (count: Part) => `Answer ${count} at once`
export const choose = (name: Part) => `Choose ${name}`
export const newLabel = 'New'
export const appliedLead = '· applied'
export const answerLabel = (name: Part) => `Answer ${name}`
export const answer = 'Answer'
