import type { Part } from '../../part.ts'

export const otherCompany = (name: Part) => `the company ${name}`
export const otherJob = (name: Part) => `the job ${name}`
export const otherProfile = (name: Part) => `${name}’s profile`
export const otherMessage = 'a message in one of your chats'
export const otherReview = 'a review'
export const filedSubject = (caseNumber: Part) => `We received your report ${caseNumber}`
export const filedText = (what: Part, caseNumber: Part) => `You reported ${what}. Your case number is ${caseNumber}.`
export const filedOutlook =
  'A moderator will review it. We’ll email you the decision and the reason, and you can appeal once.'
export const filedAnonymity = 'The person you reported will hear about the decision, but never who reported them.'
export const reportsLink = 'View your reports'
