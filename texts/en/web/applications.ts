import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const reapplyAction = 'Apply once more'
export const reapplyHint = 'The job is open. You can send it once more, with a new letter if you like.'
export const withdrawReapplyHint = 'You can apply once more while the job is open.'
export const withdrawLastReapplyHint = 'This was your second application to this job, so you cannot apply again.'
export const reapplyLimitHint = 'You can apply to a job twice in all, while it is open.'
export const clockNoAnswer = 'No answer in 30 days'
export const outcomeOverdue = 'Outcome overdue'
export const feedbackSource = (company: Part) => `${company}, in its own words.`
export const jobPaused = 'The job is paused.'
export const jobClosed = 'The job is closed.'
export const jobExpired = 'The job has expired.'
export const jobLink = 'The job'
export const listLoading = 'Loading your applications'
export const listFailed = 'Your applications could not be loaded.'
export const listFilterLabel = 'Applications by status'
export const applicationCount = (total: Part) => plural(total, { one: '1 application', other: `${total} applications` })
export const emptyTitle = 'You have not applied yet'
export const findJobs = 'Find jobs'
export const emptyHint = 'Each application gets an answer within 14 days. You see beforehand how a company answers.'
export const statusEmptyTitle = (status: Part) => `Nothing under “${status}”`
export const pageEmptyTitle = 'Nothing on this page'
export const pageEmptyAction = 'See all applications'
export const rowPickInterviewTime = 'Pick a time for the interview'
export const timelineAnswerOverdue = 'The answer was due'
export const timelineAnswerDue = 'The answer is due'
export const yourApplication = 'Your application'
export const viewLoading = 'Loading your application'
export const viewFailed = 'Your application could not be loaded.'
export const missingTitle = 'There is no such application of yours'
export const missingAction = 'See your applications'
export const missingHint = 'The address may be mistyped, or it belongs to another account.'
export const allApplications = 'All applications'
export const timelineTitle = 'What happened so far'
export const letterTitle = 'Your letter, as sent'
export const letterEmpty = 'You applied with your profile alone.'
export const sideLabel = 'The job, and what you can do'
export const onSite = 'On site'
export const videoCall = 'Video call'
export const byPhone = 'By phone'
export const interview = 'Interview'
export const interviewChangeTimeAction = 'Pick another time'
export const interviewSlotsPassed =
  'All the times offered have passed without a choice. The employer can offer new ones.'
export const how = 'How'
export const minutes = (mode: Part, minutes: Part) => `${mode}, ${minutes} minutes`
export const where = 'Where'
export const link = 'Link'
export const number = 'Number'
export const interviewPastTitle = 'This was your interview, in your time'
export const interviewTitle = 'Your interview, in your time'
export const interviewCalendarAction = 'Save to calendar'
export const slotPicked = 'Picked. Both of you get it by mail.'
export const slotsLabel = (zone: Part) => `Pick the time that suits you (${zone} time)`
export const slotRequired = 'Choose one of the times'
export const slotChangeAction = 'Change to this time'
export const slotPickAction = 'Take this time'
export const slotKeepAction = 'Keep the time I have'
export const withdrawDone = 'Your application is withdrawn.'
export const withdraw = 'Withdraw'
export const withdrawTitle = 'Withdraw your application?'
export const withdrawAction = 'Withdraw it'
export const withdrawEffects = (company: Part) => `${company} sees that you withdrew, and no longer owes you an answer.`
export const withdrawInterviewEffect = 'An interview that was arranged is called off.'
export const statusApplied = (company: Part) => `${company} has it, and has not opened it yet.`
export const statusViewed = (company: Part) => `${company} opened it, and has not answered yet.`
export const statusShortlisted = (company: Part) => `${company} put you on the shortlist.`
export const statusInterview = (company: Part) => `${company} invites you to an interview.`
export const statusOffered = (company: Part) => `${company} offers you the job.`
export const statusHired = 'You got this job.'
export const statusRejected = (company: Part) => `${company} answered: not this time.`
export const statusWithdrawn = 'You withdrew this application.'
export const statusDeclined = 'You declined the offer.'
export const statusExpired = (company: Part) => `${company} did not answer within 30 days. That counts in its figures.`
export const statusAppliedAnswered = (company: Part) => `${company} answered you by message.`
export const statusViewedAnswered = (company: Part) => `${company} opened it, and answered you by message.`
export const statusExpiredAnswered = (company: Part) =>
  `${company} answered, and took no further step in 30 days, so it was closed.`
export const statusReason = (reason: Part) => `The reason: ${reason}.`
export const stepApplied = 'You applied'
export const stepViewed = (company: Part) => `${company} opened it`
export const stepShortlisted = (company: Part) => `${company} put you on the shortlist`
export const stepInterview = (company: Part) => `${company} invited you to an interview`
export const stepOffered = (company: Part) => `${company} offered you the job`
export const stepHired = 'You got the job'
export const stepRejected = (company: Part) => `${company} answered: not this time`
export const stepWithdrawn = 'You withdrew'
export const stepDeclined = 'You declined the offer'
export const stepExpired = 'No answer within 30 days'
export const stepReapplied = 'You applied once more'
export const stepInterviewAgain = (company: Part) => `${company} invited you again`
export const stepReconsidered = (company: Part) => `${company} thought again, and put you on the shortlist`
export const stepAnsweredByMessage = (company: Part) => `${company} answered by message`
export const stepExpiredAfterAnswer = 'Closed after 30 days without a further step'
export const slot = (day: Part, from: Part, to: Part) => `${day}, ${from} to ${to}`
export const timeInZone = (time: Part, zone: Part) => `${time} in ${zone}`
export const timeInZoneOn = (time: Part, zone: Part, day: Part) => `${time} in ${zone}, ${day}`
