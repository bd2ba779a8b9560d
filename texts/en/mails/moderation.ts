import type { Part } from '../../part.ts'

export const ownCompany = (name: Part) => `your company ${name}`
export const ownJob = (name: Part) => `your job ${name}`
export const ownProfile = 'your profile'
export const ownMessage = 'a message you wrote'
export const ownReview = 'a review you wrote'
export const ownAccount = 'your account'
export const otherCompany = (name: Part) => `the company ${name}`
export const otherJob = (name: Part) => `the job ${name}`
export const otherProfile = (name: Part) => `${name}’s profile`
export const otherMessage = 'a message in one of your chats'
export const otherReview = 'a review'
export const otherAccount = (name: Part) => `${name}’s account`
export const outcomeAppealNone = 'Nothing changes.'
export const outcomeWarning = 'This is a warning. Nothing else changes.'
export const outcomeHidden = 'It’s hidden from everyone else.'
export const outcomeSuspended = 'Your account is suspended. You can’t sign in, and your content is hidden.'
export const decisionSubject = (what: Part) => `Our decision about ${what}`
export const appealDecidedText = (what: Part) => `An appeal about ${what} was decided.`
export const decisionText = (what: Part) => `A moderator reviewed ${what}.`
export const decisionAfterReportText = (what: Part) => `A moderator reviewed ${what} because someone reported it.`
export const outcomeNone = 'We found no problem, so nothing changes.'
export const reasonText = (reason: Part) => `Reason: ${reason}`
export const decisionBasis =
  'The decision is based on our community rules. A moderator made it, not a program. It applies everywhere, and until it’s lifted.'
export const redressOutside =
  'You can also go to court or, in the European Union, to a certified out-of-court dispute settlement body.'
export const decisionFinal = 'This decision is final.'
export const appealPossible = (days: Part) => `You can appeal once, within ${days} days.`
export const decisionLink = 'Read the decision'
export const reportDecidedSubject = (caseNumber: Part) => `A decision on your report ${caseNumber}`
export const reportAppealDecidedText = (what: Part) => `You reported ${what}. An appeal about it was decided.`
export const reportDecidedText = (caseNumber: Part, what: Part) =>
  `A moderator decided your report ${caseNumber} about ${what}.`
export const outcomeUpheld = 'We upheld your report and took action.'
export const outcomeDismissed = 'We dismissed your report, so nothing changes.'
export const appealReceivedSubject = 'We received your appeal'
export const appealReceivedText = (what: Part) => `We received your appeal about ${what}.`
export const appealOutlook = 'A moderator will review it, a different one if possible. Their decision is final.'
export const appealLink = 'View your appeal'
export const heldSubject = (what: Part) => `We have hidden ${what} for now`
export const heldText = (what: Part, hours: Part) =>
  `Several people reported ${what}, so we’ve hidden it for up to ${hours} hours while a moderator reviews it.`
export const heldAutomatically =
  'This happened automatically, by a rule: at least three verified people reported fraud, which our community rules forbid.'
export const heldOutlook =
  'We’ll email you the decision and the reason. If there is no decision in time, it will be visible again.'
export const contactLink = 'Contact us'
export const moderatorHeldSubject = (hours: Part) => `Reported for fraud: decide within ${hours} hours`
export const moderatorHeldText = (what: Part, hours: Part) =>
  `Three people reported ${what} for fraud. It’s hidden for ${hours} hours.`
export const caseLink = 'Open the case'
export const accountReinstatedSubject = 'Your account is active again'
export const contentRestoredSubject = 'Your content is visible again'
export const accountReinstatedText = 'Your account is no longer suspended. You can sign in again.'
export const contentRestoredText = (what: Part) => `Everyone can see ${what} again.`
export const signInLink = 'Sign in'
