import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const seekerLink = 'See your application'
export const employerLink = 'See the applications'
export const appliedSubject = (job: Part, company: Part) => `You applied: ${job} at ${company}`
export const appliedText = (job: Part, company: Part) => `Your application for ${job} has reached ${company}.`
export const appliedDue = (day: Part) => `They owe you an answer by ${day}. You hear from us at each step.`
export const receivedSubject = (person: Part, job: Part) => `New application: ${person} for ${job}`
export const receivedText = (person: Part, job: Part) => `${person} has applied for ${job}.`
export const receivedDue = (day: Part) => `Please answer by ${day}: how reliably you answer stands on your jobs.`
export const noAnswerSubject = (company: Part) => `No answer from ${company}`
export const noAnswerText = (company: Part, job: Part) =>
  `${company} has not answered your application for ${job} in 30 days, so we have closed it. It counts in what we show about how they answer.`
export const expiredSubject = (job: Part, company: Part) => `Closed: ${job} at ${company}`
export const expiredText = (company: Part, job: Part) =>
  `${company} answered your application for ${job}, but has taken no further step in 30 days, so we have closed it. They can still take it up again.`
export const shortlistedSubject = (job: Part) => `You are on the shortlist: ${job}`
export const shortlistedText = (company: Part, job: Part) =>
  `${company} has put your application for ${job} on the shortlist.`
export const interviewSubject = (job: Part, company: Part) => `Interview: ${job} at ${company}`
export const interviewText = (company: Part, job: Part) => `${company} invites you to an interview for ${job}.`
export const offeredSubject = (job: Part, company: Part) => `An offer: ${job} at ${company}`
export const offeredText = (company: Part, job: Part) => `${company} wants to hire you for ${job}.`
export const rejectedSubject = (job: Part, company: Part) => `An answer: ${job} at ${company}`
export const rejectedText = (company: Part, job: Part) => `${company} will not go on with your application for ${job}.`
export const withdrawnSubject = (person: Part, job: Part) => `Withdrawn: ${person} for ${job}`
export const withdrawnText = (person: Part, job: Part) =>
  `${person} has withdrawn the application for ${job}. Nothing is left to do.`
export const declinedSubject = (person: Part, job: Part) => `Declined: ${person} for ${job}`
export const declinedText = (person: Part, job: Part) => `${person} has declined your offer for ${job}.`
export const rejectionReason = (reason: Part) => `Their reason: ${reason}.`
export const feedbackText = (words: Part) => `They write:\n${words}`
export const answersDue = (count: Part) =>
  plural(count, { one: 'One applicant waits for your answer', other: `${count} applicants wait for your answer` })
export const overdueLine = (person: Part, job: Part, day: Part) => `${person}, ${job}: was due on ${day}`
export const dueLine = (person: Part, job: Part, day: Part) => `${person}, ${job}: due on ${day}`
export const moreLine = (count: Part) => `and ${count} more`
export const answerAdvice =
  'A short reason is enough, and templates answer many at once. After 30 days an application expires, and that shows on your jobs.'
export const answerLink = 'Answer now'
