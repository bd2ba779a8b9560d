import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const sentBackAction = 'Back to job'
export const sentViewAction = 'View application'
export const statusApplied = 'You applied.'
export const statusViewed = 'You applied. The employer opened your application.'
export const statusShortlisted = 'You’ve been shortlisted.'
export const statusInterview = 'You’ve been invited to an interview.'
export const statusOffered = 'You have an offer.'
export const statusHired = 'You got the job.'
export const statusRejected = 'The employer answered: not this time.'
export const statusWithdrawn = 'You withdrew your application.'
export const statusDeclined = 'You declined the offer.'
export const statusExpired = 'The employer didn’t answer in time.'
export const statusAnswered = 'You applied. The employer answered.'
export const statusExpiredAnswered = 'Closed. The employer answered, but nothing happened for 30 days.'
export const sheetTitle = 'Your application'
export const apply = (jobTitle: Part) => `Apply for ${jobTitle}`
export const profileStep = 'review your profile'
export const letterStep = 'cover letter'
export const availabilityStep = 'availability'
export const profileFailed = 'We couldn’t load your profile.'
export const profileLoading = 'Loading your profile'
export const reapplyAction = 'Apply again'
export const availabilityTitle = 'When are you available?'
export const availability = 'Availability'
export const availabilitySave = 'Save this to my profile too'
export const availabilityDone = 'Availability saved to your profile.'
export const availabilityFailed = 'Your application was sent, but we couldn’t save your availability to your profile.'
export const availabilityHint = 'For example: from March 1, weekday mornings.'
export const back = 'Back'
export const sendAction = 'Send application'
export const letterTitle = 'Cover letter'
export const letterHint = 'Optional. Your profile is sent either way.'
export const letterSafetyAdvice = 'Leave out bank details and ID numbers. No honest employer needs them now.'
export const continueAction = 'Continue'
export const letterSkipAction = 'Skip'
export const letterAvailabilityLead = 'Availability:'
export const topChoiceSwitch = 'Make this a top choice'
export const topChoiceHint = (left: Part, limit: Part) =>
  `The employer sees it first, with your sentence. You have ${left} of ${limit} left this month, and withdrawing doesn’t give one back.`
export const topChoiceUsedUp = (limit: Part, date: Part) =>
  `You’ve used all ${limit} for this month. You’ll get new ones on ${date}.`
export const topChoiceLabel = 'Why this job?'
export const topChoiceLabelHint = 'One sentence for the employer.'
export const budgetUsedUp = (limit: Part) =>
  `You have ${limit} unanswered applications, the most you can have at a time.`
export const budgetLink = 'See who owes you an answer'
export const budgetUsedUpHint =
  'An answer frees a place, and so does withdrawing an application. Your draft for this job is saved.'
export const termsBudget = 'Your applications'
export const termsBudgetLeft = (left: Part, limit: Part) => `${left} of ${limit} left`
export const termsApplied = 'Applied so far'
export const termsWaiting = 'Waiting for an answer'
export const termsPeople = (count: number) => plural(count, { one: '1 person', other: `${count} people` })
export const termsWaitingOf = (count: Part, limit: Part) => `${count} of ${limit} people`
export const termsDue = 'Answer due by'
export const fullTitle = 'This job is full for now'
export const fullHint = (limit: Part) =>
  `${limit} people are waiting for an answer. The job takes applications again once the employer has answered some. Save it, or save a search for similar jobs to get alerts.`
export const answeringFirstTitle = 'This company is answering first'
export const answeringFirstHint =
  'It takes new applications again as soon as people who have been waiting too long have an answer. Save the job, or save a search for similar jobs to get alerts.'
export const similarJobsAction = (category: Part) => `Jobs in ${category}`
