import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const compareFailed = 'One of the offers could not be loaded. It may not be yours.'
export const compareLoading = 'Loading the offers'
export const compareEmptyTitle = 'Choose two offers'
export const ownOffersAction = 'See your offers'
export const compareEmptyHint = 'Tick “Compare” beside two of your offers to see them here side by side.'
export const differs = 'differs'
export const answerAction = 'Read and answer'
export const read = 'Read'
export const compareOfferFrom = (businessName: Part) => `the offer from ${businessName}`
export const timelineTitle = 'What happened'
export const statusLabel = 'Where it stands'
export const applicationLink = 'See the application'
export const personTitle = 'The person'
export const work = 'Work'
export const city = 'City'
export const telephone = 'Telephone'
export const emailTerm = 'E-mail'
export const jobFilledApplicantsLink = 'Answer the other applicants'
export const jobClosed = (jobTitle: Part) => `“${jobTitle}” is closed.`
export const jobFilledQuestion = (jobTitle: Part) => `Is “${jobTitle}” filled? It still takes applications.`
export const jobFilledCloseAction = 'Filled: close the job'
export const listLoading = 'Loading your offers'
export const offerCount = (total: Part) => plural(total, { one: '1 offer', other: `${total} offers` })
export const pageEmpty = 'Nothing on this page.'
export const quotaLabel = 'Offers this month'
export const quotaUsed = (used: Part, limit: Part) => `${used} of ${limit}`
export const quotaUsedUp = 'All used.'
export const left = (count: Part) => `${count} left.`
export const quotaResetsOn = (left: Part, shortDate: Part) => `${left} Starts again on ${shortDate}.`
export const quotaPlansLink = 'Plans with more offers'
export const madeEmptyTitle = 'No offer made yet'
export const madeEmptyAction = 'See who applied'
export const madeEmptyHint =
  'Make one from an application, a chat or a profile. It goes out as a letter, with an end by which the person answers.'
export const acceptDone = (company: Part) => `You accepted. ${company} is told at once.`
export const declineDone = (company: Part) => `Declined. ${company} is told.`
export const accept = 'Accept'
export const decline = 'Decline'
export const acceptTitle = (company: Part) => `Accept the offer from ${company}`
export const acceptConfirmAction = 'Accept the offer'
export const acceptLead = 'You say yes to this:'
export const acceptPrivacyEffect = (company: Part) =>
  `${company} then sees your telephone number, your e-mail, your exact location and what you said about vaccination and insurance.`
export const acceptApplicationEffect = 'Your application becomes hired.'
export const declineTitle = (company: Part) => `Decline the offer from ${company}`
export const declineConfirmAction = 'Decline the offer'
export const declineReasonLabel = 'Why not'
export const declineReasonHint = (company: Part) => `Sent to ${company} as you write it. You can leave it empty.`
export const declineApplicationEffect =
  'Your application to this job ends with it. You can apply once more while the job is open.'
export const declinePrivacyEffect = (company: Part) =>
  `For 6 months ${company} still sees your name and experience, and never how to reach you.`
export const termHoursPerWeek = (hours: Part) => `${hours} hours a week`
export const starts = (start: Part) => `From ${start}`
export const offerButton = 'Make an offer'
export const offerButtonRecipient = (name: Part) => `to ${name}`
export const offerDialogTitle = (name: Part) => `An offer for ${name}`
export const changesTitle = 'What changed'
export const changesEarlierLink = 'See the earlier offer'
export const changesOnlyExpiry = 'The words are the same; it is open for longer.'
export const before = 'Before:'
export const changesMissing = 'not said'
export const now = 'Now:'
export const periodHour = 'an hour'
export const periodDay = 'a day'
export const periodWeek = 'a week'
export const periodMonth = 'a month'
export const periodYear = 'a year'
export const payPerHour = (money: Part) => `${money} an hour`
export const payPerDay = (money: Part) => `${money} a day`
export const payPerWeek = (money: Part) => `${money} a week`
export const payPerMonth = (money: Part) => `${money} a month`
export const payForYear = (money: Part) => `${money} a year`
export const title = 'Title'
export const pay = 'Pay'
export const per = 'Per'
export const currency = 'Currency'
export const hoursPerWeekLabel = 'Hours a week'
export const startDateLabel = 'First day'
export const openFor = 'Open for'
export const benefitsLabel = 'What comes with it'
export const benefitsHint = 'One after the other, with Enter.'
export const message = 'Message'
export const jobLabel = 'For the job'
export const jobHint = 'An application to it goes along and becomes offered.'
export const jobNone = 'None of your posts'
export const listFilterLabel = 'Offers by state'
export const jobFailed = 'The job could not be loaded.'
export const jobLoading = 'Loading the job'
export const sendDoneAction = 'See it'
export const sendDone = (name: Part) => `${name} has your offer and is told.`
export const sendFailed = 'The offer could not be sent.'
export const replaceLead = 'This takes the place of your earlier offer, which stays to be read.'
export const sendLead = (name: Part) =>
  `${name} gets this as a letter. Once sent, it cannot be changed, only replaced or withdrawn.`
export const refusalPlansLink = 'See the plans'
export const cancel = 'Cancel'
export const replaceAction = 'Replace the offer'
export const sendAction = 'Send the offer'
export const offer = 'Offer'
export const offerLoading = 'Loading the offer'
export const offerFailed = 'The offer could not be loaded.'
export const allOffers = 'All offers'
export const sideLabel = 'What you can do'
export const missingTitle = 'There is no such offer of yours'
export const missingHint = 'The address may be mistyped, or it belongs to another account.'
export const offerOf = (businessName: Part) => `Offer of ${businessName}`
export const letterNotSent = 'Not sent yet'
export const letterTo = (to: Part) => `To ${to}`
export const letterTitleFallback = 'A job offer'
export const hours = 'Hours'
export const hoursPerWeek = (hoursPerWeek: Part) => `${hoursPerWeek} a week`
export const start = 'Start'
export const openUntil = 'Open until'
export const payPerYear = (money: Part, basis: Part) => `About ${money} a year, ${basis}`
export const compare = 'Compare'
export const titleAt = (title: Part, businessName: Part) => `${title} at ${businessName}`
export const compareSecondHint = 'Choose a second offer to see the two side by side.'
export const compareAction = 'Compare the two'
export const listEmptyTitle = 'No offer yet'
export const listEmptyAction = 'See your applications'
export const listEmptyHint =
  'Offers come here as letters that nobody can change any more: what the work is, what it pays, and until when you can answer.'
export const ofApplicationReadAction = 'Read the offer'
export const ofApplicationPending = 'You have an offer, and it waits for your answer.'
export const ofApplicationPendingEmployer = 'The offer: waits for an answer.'
export const ofApplicationAccepted = 'The offer: accepted.'
export const ofApplicationDeclined = 'The offer: declined.'
export const ofApplicationWithdrawn = 'The offer: withdrawn.'
export const ofApplicationExpired = 'The offer: expired.'
export const ofApplicationSuperseded = 'The offer: replaced.'
export const ofApplicationRescinded = 'The offer: taken back.'
export const startsLower = (start: Part) => `from ${start}`
export const momentPlaceholder = 'a moment'
export const timelineReplacementLink = 'See the offer that stands'
export const answerTitle = 'Your answer'
export const ownApplicationLink = 'See your application'
export const companyTitle = 'The company'
export const compareWith = (businessName: Part) => `Compare with ${businessName}`
export const betweenTitle = 'Offers'
export const requestFailed = (status: Part) => `HTTP error! status: ${status}`
export const betweenFailed = 'The offers could not be loaded.'
export const betweenLead = 'Offer:'
export const waitingFailed = (message: Part) => `Your offers could not be loaded. ${message}`
export const waitingCount = (total: Part) =>
  plural(total, { one: 'An offer waits for your answer.', other: `${total} offers wait for your answer.` })
export const changeAction = 'Change the offer'
export const renewAction = 'Make a new offer'
export const withdraw = 'Withdraw'
export const rescindAction = 'Take it back'
export const withdrawTitle = (name: Part) => `Withdraw the offer to ${name}`
export const withdrawConfirmAction = 'Withdraw the offer'
export const why = 'Why'
export const withdrawReasonHint = (name: Part) => `Sent to ${name} as you write it. You can leave it empty.`
export const withdrawDone = (name: Part) => `Withdrawn. ${name} is told.`
export const withdrawEffects = (name: Part) => `${name} can no longer accept it.`
export const rescindTitle = (name: Part) => `Take back what ${name} accepted`
export const rescindConfirmAction = 'Take the offer back'
export const rescindDone = (name: Part) => `Taken back. ${name} is told, and it counts on your page.`
export const rescindEffects = (name: Part) =>
  `${name} has said yes to this offer. Taking it back is counted on your company’s page for everybody to see.`
export const reasonLabel = 'Say why'
export const reasonCancelAction = 'Keep it as it is'
export const compareMissing = 'Not said'
export const benefits = 'Benefits'
export const comparePerYear = 'A year'
export const compareRescinded = 'Taken back before'
export const compareNeverRescinded = 'Never an accepted offer'
export const dayCount = (days: Part) => plural(days, { one: '1 day', other: `${days} days` })
export const jobFallback = 'A job'
export const basisIfHoursPerWeek = (hours: Part) => `if it is ${hours} hours a week`
export const basisHoursPerWeek = (hours: Part) => `at ${hours} hours a week`
export const basisDaysPerYear = (workingDays: Part) => `at ${workingDays} days a year`
export const basisWeeksPerYear = (weeks: Part) => `at ${weeks} weeks`
export const basis12Months = 'at 12 months'
export const basisYear = 'as it says'
export const statusPendingSeeker = 'Waits for you'
export const statusPendingEmployer = 'Waits for an answer'
export const accepted = 'Accepted'
export const declined = 'Declined'
export const withdrawn = 'Withdrawn'
export const expired = 'Expired'
export const replaced = 'Replaced'
export const takenBack = 'Taken back'
export const seekerPending = (company: Part) => `${company} offers you this work and waits for your answer.`
export const seekerAccepted = (company: Part) => `You accepted. ${company} now sees how to reach you.`
export const seekerDeclined = 'You declined this offer.'
export const seekerWithdrawn = (company: Part) => `${company} withdrew this offer before you answered.`
export const offerExpired = 'The time to answer has passed.'
export const seekerSuperseded = (company: Part) => `${company} replaced this offer by another one.`
export const seekerRescinded = (company: Part) =>
  `${company} took this offer back after you had accepted. That counts on their page.`
export const employerPending = (person: Part) => `${person} has it and can answer.`
export const employerAccepted = (person: Part) => `${person} accepted. You now see how to reach them.`
export const employerDeclined = (person: Part) => `${person} declined this offer.`
export const employerWithdrawn = 'You withdrew this offer.'
export const employerExpired = (person: Part) => `${person} did not answer in time.`
export const employerSuperseded = 'You replaced this offer by another one.'
export const employerRescinded = 'You took this offer back after it was accepted. It counts on your page.'
export const stepMade = (company: Part) => `${company} made the offer`
export const stepPendingAgain = 'It waits again'
export const stepAcceptedBySeeker = 'You accepted'
export const stepDeclinedBySeeker = 'You declined'
export const stepAccepted = (person: Part) => `${person} accepted`
export const stepDeclined = (person: Part) => `${person} declined`
export const stepWithdrawn = (company: Part) => `${company} withdrew it`
export const stepExpired = 'It expired without an answer'
export const stepSuperseded = (company: Part) => `${company} replaced it by another offer`
export const stepRescinded = (company: Part) => `${company} took it back`
export const seekerNameFallback = 'The job seeker'
export const insuranceYes = 'Yes'
export const insuranceNo = 'No'
