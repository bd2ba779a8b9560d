import type { Part } from '../../part.ts'

export const ownCompany = (name: Part) => `your company ${name}`
export const ownJob = (name: Part) => `your job ${name}`
export const ownProfile = 'your profile'
export const ownMessage = 'a message that you wrote'
export const ownReview = 'a review that you wrote'
export const ownAccount = 'your account'
export const otherCompany = (name: Part) => `the company ${name}`
export const otherJob = (name: Part) => `the job ${name}`
export const otherProfile = (name: Part) => `the profile of ${name}`
export const otherMessage = 'a message in one of your chats'
export const otherReview = 'a review'
export const otherAccount = (name: Part) => `the account of ${name}`
export const outcomeAppealNone = 'Nothing changes.'
export const outcomeWarning = 'This is a warning. Nothing else changes.'
export const outcomeHidden = 'It is hidden from everybody else.'
export const outcomeSuspended = 'Your account is suspended: you cannot sign in, and nobody sees what is yours.'
export const decisionSubject = (what: Part) => `A decision about ${what}`
export const appealDecidedText = (what: Part) => `An appeal about ${what} was decided.`
export const decisionText = (what: Part) => `A moderator has looked at ${what}.`
export const decisionAfterReportText = (what: Part) =>
  `A moderator has looked at ${what}, because somebody reported it.`
export const outcomeNone = 'We found nothing wrong, and it stays as it is.'
export const reasonText = (reason: Part) => `The reason: ${reason}`
export const decisionFinal = 'This decision is final.'
export const appealPossible = (days: Part) => `You may appeal once, within ${days} days.`
export const decisionLink = 'Read the decision'
export const reportDecidedSubject = (caseNumber: Part) => `Your report ${caseNumber} is decided`
export const reportAppealDecidedText = (what: Part) => `An appeal about ${what}, which you reported, was decided.`
export const reportDecidedText = (caseNumber: Part, what: Part) =>
  `A moderator has decided your report ${caseNumber} of ${what}.`
export const outcomeUpheld = 'It was upheld: we acted on it.'
export const outcomeDismissed = 'It was dismissed: nothing changes.'
export const appealReceivedSubject = 'Your appeal is here'
export const appealReceivedText = (what: Part) => `Your appeal about ${what} has arrived.`
export const appealOutlook =
  'A moderator decides it, another one than before where there is one. What they decide is final.'
export const appealLink = 'See your appeal'
export const heldSubject = (what: Part) => `We have hidden ${what} for now`
export const heldText = (what: Part, hours: Part) =>
  `Several people reported ${what}, so it is hidden for up to ${hours} hours, until a moderator has decided.`
export const heldOutlook = 'You get the decision with its reason. If nobody decides in time, it shows again.'
export const contactLink = 'Write to us'
export const moderatorHeldSubject = (hours: Part) => `Reported for fraud: decide within ${hours} hours`
export const moderatorHeldText = (what: Part, hours: Part) =>
  `Three people reported ${what} for fraud. It is hidden for ${hours} hours.`
export const caseLink = 'Open the case'
export const accountReinstatedSubject = 'Your account is open again'
export const contentRestoredSubject = 'It shows again'
export const accountReinstatedText = 'Your account is no longer suspended. You can sign in.'
export const contentRestoredText = (what: Part) => `Everybody can see ${what} again.`
export const signInLink = 'Sign in'
