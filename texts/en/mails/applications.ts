import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const seekerLink = 'View your application'
export const employerLink = 'View applicants'
export const appliedSubject = (job: Part, company: Part) => `Application sent: ${job} at ${company}`
export const appliedText = (job: Part, company: Part) => `We sent your application for ${job} to ${company}.`
export const appliedDue = (day: Part) => `They owe you an answer by ${day}. We’ll email you at every step.`
export const receivedSubject = (person: Part, job: Part) => `New application: ${person} for ${job}`
export const receivedText = (person: Part, job: Part) => `${person} applied for ${job}.`
export const receivedDue = (day: Part) => `Please answer by ${day}. Your answer rate is shown on your jobs.`
export const noAnswerSubject = (company: Part) => `No answer from ${company}`
export const noAnswerText = (company: Part, job: Part) =>
  `${company} didn’t answer your application for ${job} within 30 days, so we closed it. It counts against the answer rate on their page.`
export const expiredSubject = (job: Part, company: Part) => `Closed: ${job} at ${company}`
export const expiredText = (company: Part, job: Part) =>
  `${company} answered your application for ${job}, but there was no update for 30 days, so we closed it. They can still reopen it.`
export const shortlistedSubject = (job: Part) => `You’ve been shortlisted: ${job}`
export const shortlistedText = (company: Part, job: Part) => `${company} shortlisted you for ${job}.`
export const interviewSubject = (job: Part, company: Part) => `Interview: ${job} at ${company}`
export const interviewText = (company: Part, job: Part) => `${company} invited you to an interview for ${job}.`
export const offeredSubject = (job: Part, company: Part) => `You have an offer: ${job} at ${company}`
export const offeredText = (company: Part, job: Part) => `${company} wants to hire you for ${job}.`
export const rejectedSubject = (job: Part, company: Part) => `Your application: ${job} at ${company}`
export const rejectedText = (company: Part, job: Part) =>
  `${company} won’t be moving forward with your application for ${job}.`
export const withdrawnSubject = (person: Part, job: Part) => `Withdrawn: ${person} for ${job}`
export const withdrawnText = (person: Part, job: Part) =>
  `${person} withdrew their application for ${job}. No action needed.`
export const declinedSubject = (person: Part, job: Part) => `Declined: ${person} for ${job}`
export const declinedText = (person: Part, job: Part) => `${person} declined your offer for ${job}.`
export const rejectionReason = (reason: Part) => `Their reason: ${reason}.`
export const rejectionQuestion = (question: Part) => `It’s about your answer to: ${question}`
export const feedbackText = (words: Part) => `They write:\n${words}`
export const answersDue = (count: Part) =>
  plural(count, {
    one: '1 applicant is waiting for your answer',
    other: `${count} applicants are waiting for your answer`,
  })
export const overdueLine = (person: Part, job: Part, day: Part) => `${person}, ${job}: was due ${day}`
export const dueLine = (person: Part, job: Part, day: Part) => `${person}, ${job}: due ${day}`
export const moreLine = (count: Part) => `and ${count} more`
export const answerAdvice =
  'A short reason is enough, and with a template you can answer many people at once. Applications close after 30 days without an answer, and that shows on your jobs.'
export const answerLink = 'Answer now'
export const rejectButton = 'Not a fit'
export const inviteButton = 'Invite'
export const writeButton = 'Write'
export const answerButtonsHint =
  'The buttons open a page where you check your answer first. Nothing is sent before you press there, and you can undo it for 10 minutes.'
