import type { Part } from '../../part.ts'

export const theCompany = (name: Part) => `the company ${name}`
export const theJob = (name: Part) => `the job ${name}`
export const theProfile = (name: Part) => `the profile of ${name}`
export const aMessageInYourChats = 'a message in one of your chats'
export const aReview = 'a review'
export const yourReport = (caseNumber: Part) => `Your report ${caseNumber}`
export const youReported = (what: Part, caseNumber: Part) => `You reported ${what}. Your case number is ${caseNumber}.`
export const aModeratorReadsIt =
  'A moderator reads it. You get the decision with its reason by e-mail, and you may appeal once.'
export const nobodyLearnsWhoReported = 'Whoever you reported learns of the decision, and never who reported them.'
export const seeYourReports = 'See your reports'
