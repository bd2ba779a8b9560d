import type { Part } from '../../part.ts'

export const theCompany = (name: Part) => `the company ${name}`
export const theJob = (name: Part) => `the job ${name}`
export const otherProfile = (name: Part) => `the profile of ${name}`
export const otherMessage = 'a message in one of your chats'
export const aReview = 'a review'
export const yourReport = (caseNumber: Part) => `Your report ${caseNumber}`
export const filedText = (what: Part, caseNumber: Part) => `You reported ${what}. Your case number is ${caseNumber}.`
export const filedOutlook =
  'A moderator reads it. You get the decision with its reason by e-mail, and you may appeal once.'
export const nobodyLearnsWhoReported = 'Whoever you reported learns of the decision, and never who reported them.'
export const reportsLink = 'See your reports'
