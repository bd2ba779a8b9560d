import type { Part } from '../../part.ts'

export const yourCompany = (name: Part) => `your company ${name}`
export const yourJob = (name: Part) => `your job ${name}`
export const yourProfile = 'your profile'
export const ownMessage = 'a message that you wrote'
export const ownReview = 'a review that you wrote'
export const yourAccount = 'your account'
export const theCompany = (name: Part) => `the company ${name}`
export const theJob = (name: Part) => `the job ${name}`
export const otherProfile = (name: Part) => `the profile of ${name}`
export const otherMessage = 'a message in one of your chats'
export const aReview = 'a review'
export const otherAccount = (name: Part) => `the account of ${name}`
export const nothingChanges = 'Nothing changes.'
export const aWarning = 'This is a warning. Nothing else changes.'
export const isHidden = 'It is hidden from everybody else.'
export const isSuspended = 'Your account is suspended: you cannot sign in, and nobody sees what is yours.'
export const decisionSubject = (what: Part) => `A decision about ${what}`
export const anAppealWasDecided = (what: Part) => `An appeal about ${what} was decided.`
export const decisionText = (what: Part) => `A moderator has looked at ${what}.`
export const decisionAfterReportText = (what: Part) =>
  `A moderator has looked at ${what}, because somebody reported it.`
export const nothingWrong = 'We found nothing wrong, and it stays as it is.'
export const theReason = (reason: Part) => `The reason: ${reason}`
export const thisIsFinal = 'This decision is final.'
export const appealPossible = (days: Part) => `You may appeal once, within ${days} days.`
export const decisionLink = 'Read the decision'
export const reportDecidedSubject = (caseNumber: Part) => `Your report ${caseNumber} is decided`
export const anAppealYouReported = (what: Part) => `An appeal about ${what}, which you reported, was decided.`
export const reportDecidedText = (caseNumber: Part, what: Part) =>
  `A moderator has decided your report ${caseNumber} of ${what}.`
export const wasUpheld = 'It was upheld: we acted on it.'
export const wasDismissed = 'It was dismissed: nothing changes.'
export const appealReceivedSubject = 'Your appeal is here'
export const yourAppealHasArrived = (what: Part) => `Your appeal about ${what} has arrived.`
export const anotherModeratorDecides =
  'A moderator decides it, another one than before where there is one. What they decide is final.'
export const appealLink = 'See your appeal'
export const heldSubject = (what: Part) => `We have hidden ${what} for now`
export const heldText = (what: Part, hours: Part) =>
  `Several people reported ${what}, so it is hidden for up to ${hours} hours, until a moderator has decided.`
export const heldOutlook = 'You get the decision with its reason. If nobody decides in time, it shows again.'
export const contactLink = 'Write to us'
export const toDecideWithin = (hours: Part) => `Reported for fraud: decide within ${hours} hours`
export const moderatorHeldText = (what: Part, hours: Part) =>
  `Three people reported ${what} for fraud. It is hidden for ${hours} hours.`
export const caseLink = 'Open the case'
export const accountReinstatedSubject = 'Your account is open again'
export const contentRestoredSubject = 'It shows again'
export const noLongerSuspended = 'Your account is no longer suspended. You can sign in.'
export const contentRestoredText = (what: Part) => `Everybody can see ${what} again.`
export const signIn = 'Sign in'
