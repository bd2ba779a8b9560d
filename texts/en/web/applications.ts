import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const reapplyAction = 'Apply again'
export const reapplyHint = 'This job is still open. You can apply again, with a new cover letter if you like.'
export const withdrawReapplyHint = 'You can apply again while the job is open.'
export const withdrawLastReapplyHint = 'This was your second application for this job, so you can’t apply again.'
export const reapplyLimitHint = 'You can apply for a job twice while it’s open.'
export const clockNoAnswer = 'No answer in 30 days'
export const outcomeOverdue = 'Decision overdue'
export const feedbackSource = (company: Part) => `In ${company}’s own words.`
export const jobPaused = 'This job is paused.'
export const jobClosed = 'This job is closed.'
export const jobExpired = 'This job has expired.'
export const jobLink = 'Job'
export const listLoading = 'Loading your applications'
export const listFailed = 'We couldn’t load your applications.'
export const listFilterLabel = 'Filter by status'
export const applicationCount = (total: Part) => plural(total, { one: '1 application', other: `${total} applications` })
export const emptyTitle = 'You haven’t applied to any jobs yet'
export const findJobs = 'Find jobs'
export const emptyHint =
  'Every application gets an answer within 14 days. You can see how well a company answers before you apply.'
export const searchLabel = 'Search your applications'
export const searchPlaceholder = 'Job title or company'
export const searchEmptyTitle = 'No applications match your search'
export const searchEmptyHint = 'Try fewer words, or part of the job title or company name.'
export const statusEmptyTitle = (status: Part) => `No applications under “${status}”`
export const pageEmptyTitle = 'No applications on this page'
export const pageEmptyAction = 'See all applications'
export const rowPickInterviewTime = 'Pick an interview time'
export const timelineAnswerOverdue = 'Answer was due'
export const timelineAnswerDue = 'Answer due'
export const yourApplication = 'Your application'
export const viewLoading = 'Loading your application'
export const viewFailed = 'We couldn’t load your application.'
export const missingTitle = 'We can’t find this application'
export const missingAction = 'See your applications'
export const missingHint = 'Check the link. The application may belong to another account.'
export const allApplications = 'All applications'
export const timelineTitle = 'Timeline'
export const letterTitle = 'Cover letter'
export const letterEmpty = 'You applied without a cover letter.'
export const sideLabel = 'Job and actions'
export const onSite = 'On site'
export const videoCall = 'Video call'
export const byPhone = 'By phone'
export const interview = 'Interview'
export const interviewChangeTimeAction = 'Pick another time'
export const interviewSlotsPassed = 'All the offered times have passed. The employer can offer new ones.'
export const how = 'Format'
export const minutes = (mode: Part, minutes: Part) => `${mode}, ${minutes} minutes`
export const where = 'Where'
export const link = 'Link'
export const number = 'Who calls'
export const interviewPastTitle = 'Your interview was on this day, in your time zone'
export const interviewTitle = 'Your interview, in your time zone'
export const interviewCalendarAction = 'Add to calendar'
export const slotPicked = 'Time booked. We emailed you both.'
export const slotsLabel = (zone: Part) => `Pick a time that works for you (${zone} time)`
export const slotRequired = 'Pick a time'
export const slotChangeAction = 'Change to this time'
export const slotPickAction = 'Book this time'
export const slotKeepAction = 'Keep my current time'
export const withdrawDone = 'Application withdrawn.'
export const withdrawFailed = (company: Part, message: Part) =>
  `Your application to ${company} wasn’t withdrawn. ${message}`
export const withdraw = 'Withdraw'
export const withdrawTitle = 'Withdraw your application?'
export const withdrawAction = 'Withdraw'
export const withdrawEffects = (company: Part) =>
  `${company} will see that you withdrew and won’t owe you an answer anymore.`
export const withdrawInterviewEffect = 'Any scheduled interview will be canceled.'
export const statusApplied = (company: Part) => `${company} hasn’t opened your application yet.`
export const statusViewed = (company: Part) => `${company} opened your application but hasn’t answered yet.`
export const statusShortlisted = (company: Part) => `${company} shortlisted you.`
export const statusInterview = (company: Part) => `${company} invited you to an interview.`
export const statusOffered = (company: Part) => `${company} offered you the job.`
export const statusHired = 'You got the job.'
export const statusRejected = (company: Part) => `${company} answered: not this time.`
export const statusWithdrawn = 'You withdrew this application.'
export const statusDeclined = 'You declined the offer.'
export const statusExpired = (company: Part) => `${company} didn’t answer within 30 days. That lowers its answer rate.`
export const statusAppliedAnswered = (company: Part) => `${company} answered you.`
export const statusViewedAnswered = (company: Part) => `${company} opened your application and answered you.`
export const statusExpiredAnswered = (company: Part) =>
  `${company} answered, but nothing happened for 30 days, so your application was closed.`
export const statusReason = (reason: Part) => `Reason: ${reason}.`
export const stepApplied = 'You applied'
export const stepViewed = (company: Part) => `${company} opened it`
export const stepShortlisted = (company: Part) => `${company} shortlisted you`
export const stepInterview = (company: Part) => `${company} invited you to an interview`
export const stepOffered = (company: Part) => `${company} offered you the job`
export const stepHired = 'You got the job'
export const stepRejected = (company: Part) => `${company} answered: not this time`
export const stepWithdrawn = 'You withdrew'
export const stepDeclined = 'You declined the offer'
export const stepExpired = 'No answer within 30 days'
export const stepReapplied = 'You applied again'
export const stepInterviewAgain = (company: Part) => `${company} invited you again`
export const stepNewTimes = (company: Part) => `${company} offered new interview times`
export const stepReconsidered = (company: Part) => `${company} reconsidered and shortlisted you`
export const stepAnswered = (company: Part) => `${company} answered`
export const stepAnsweredElsewhere = (company: Part) => `${company} answered outside of Hearback`
export const stepAnsweredByMessage = (company: Part) => `${company} answered by message`
export const stepExpiredAfterAnswer = 'Closed after 30 days without an update'
export const slot = (day: Part, from: Part, to: Part) => `${day}, ${from} to ${to}`
export const timeInZone = (time: Part, zone: Part) => `${time} in ${zone}`
export const timeInZoneOn = (time: Part, zone: Part, day: Part) => `${time} in ${zone}, ${day}`
export const phoneUndecided = (company: Part) => `${company} will tell you who calls.`
export const interviewCanceled = (company: Part) => `${company} canceled this interview. No time had been picked.`
export const interviewCanceledTime = (company: Part, time: Part) => `${company} canceled this interview: ${time}.`
export const interviewMissedNote = (company: Part) =>
  `${company} noted that you missed this interview. If that’s not right, send them a message.`
export const otherTimesAction = 'Ask for other times'
export const otherTimesLabel = (company: Part) => `Message to ${company}`
export const otherTimesHint = 'Say when you’re available. The offered times stay open until they answer.'
export const otherTimesSend = 'Send'
export const otherTimesKeep = 'Cancel'
export const otherTimesDone = 'Sent. We’ll tell you when they offer new times.'
export const otherTimesFailed = 'We couldn’t send your message.'
export const otherTimesAsked = (company: Part) =>
  `You asked ${company} for other times. You can still pick one of these.`
export const statusInterviewCanceled = (company: Part) => `${company} canceled the interview.`
export const statusInterviewBooked = (company: Part) => `You have an interview with ${company}.`
export const statusInterviewPast = (company: Part) => `You had an interview with ${company}.`
export const stepTimePicked = 'You picked an interview time'
export const stepTimeChanged = 'You changed the interview time'
export const stepTimesRequested = 'You asked for other interview times'
export const stepNoShow = (company: Part) => `${company} noted that you missed the interview`
export const stepInterviewCanceledBy = (company: Part) => `${company} canceled the interview`
export const stepInterviewCanceled = 'The interview was canceled'
export const moment = (day: Part, clock: Part) => `${day}, ${clock}`
export const sortLabel = 'Sort applications'
export const sortChanged = 'Latest activity'
export const sortApplied = 'Newest application'
export const sortDue = 'Answer due first'
export const appliedOn = 'Applied'
export const topChoice = 'Top choice'
export const budgetUsed = (used: Part, limit: Part) =>
  `${used} of the ${limit} unanswered applications you can have at a time.`
export const budgetUsedUp = (limit: Part) =>
  `You have ${limit} unanswered applications, the most you can have at a time.`
