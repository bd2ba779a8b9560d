import type { Part } from '../../part.ts'

export const otherCompany = (name: Part) => `the company ${name}`
export const otherJob = (name: Part) => `the job ${name}`
export const otherProfile = (name: Part) => `the profile of ${name}`
export const otherMessage = 'a message in one of your chats'
export const otherReview = 'a review'
export const filedSubject = (caseNumber: Part) => `Your report ${caseNumber}`
export const filedText = (what: Part, caseNumber: Part) => `You reported ${what}. Your case number is ${caseNumber}.`
export const filedOutlook =
  'A moderator reads it. You get the decision with its reason by e-mail, and you may appeal once.'
export const filedAnonymity = 'Whoever you reported learns of the decision, and never who reported them.'
export const reportsLink = 'See your reports'
