import type { Part } from '../../part.ts'

export const reportThis = (kind: Part) => `Report this ${kind}`
export const thankYou = 'Thank you'
export const caseNumberCopied = 'Case number copied.'
export const thisBrowserDoesNotLet = 'This browser does not let us copy.'
export const yourCaseNumber = 'Your case number'
export const copyTheCaseNumber = 'Copy the case number'
export const theNumberIsOnIts = 'The number is on its way to your mail.'
export const aModeratorReadsYourReport = 'A moderator reads your report.'
export const youGetTheDecisionWith = 'You get the decision with its reason, and may appeal once.'
export const whoeverYouReportedLearnsOf = 'Whoever you reported learns of the decision, and never who reported them.'
export const seeYourReports = 'See your reports'
export const done = 'Done'
export const whatIsWrongWith = (name: Part) => `What is wrong with ${name}?`
export const whatIsWrongWith2 = (name: Part) => `What is wrong with “${name}”?`
export const whatIsWrongWithThe = (name: Part) => `What is wrong with the profile of ${name}?`
export const whatIsWrongWithThis = (name: Part) => `What is wrong with this message from ${name}?`
export const whatIsWrongWithThisReview = 'What is wrong with this review?'
export const failedToReportReview = 'Failed to report review'
export const sendNoMoneyAndNo = 'Send no money and no documents. Keep what you were sent: it is your proof.'
export const whatHappened = 'What happened?'
export const optionalWhatAModeratorShould = 'Optional. What a moderator should look at.'
export const cancel = 'Cancel'
export const sendTheReport = 'Send the report'
export const loadingYourReports = 'Loading your reports'
export const yourReportsCouldNotBe = 'Your reports could not be loaded.'
export const youHaveReportedNothing = 'You have reported nothing'
export const whenAJobACompany =
  'When a job, a company or a person is not right, report it on its page. You find it here with its case number.'
export const report = 'Report'
export const theReason = 'The reason:'
export const readOrAppealTheDecision = 'Read or appeal the decision'
export const readTheDecision = 'Read the decision'
export const aReported = (kind: Part) => `, a ${kind}, reported`
export const sayInYourOwnWords = 'Say in your own words what is wrong'
