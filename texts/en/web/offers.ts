import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const compareFailed = 'We couldn’t load one of these offers. It may belong to another account.'
export const compareLoading = 'Loading offers'
export const compareEmptyTitle = 'Choose two offers to compare'
export const ownOffersAction = 'See your offers'
export const compareEmptyHint = 'Select “Compare” on two of your offers to see them side by side.'
export const differs = 'different'
export const answerAction = 'Review and answer'
export const read = 'View'
export const compareOfferFrom = (businessName: Part) => `the offer from ${businessName}`
export const timelineTitle = 'Timeline'
export const statusLabel = 'Status'
export const applicationLink = 'View application'
export const personTitle = 'Candidate'
export const work = 'Work'
export const city = 'City'
export const telephone = 'Phone'
export const emailTerm = 'Email'
export const jobFilledApplicantsLink = 'Answer the other applicants'
export const jobFilledQuestion = (jobTitle: Part) => `Is “${jobTitle}” filled? It’s still accepting applications.`
export const jobFilledCloseAction = 'Close the job as filled'
export const listLoading = 'Loading your offers'
export const offerCount = (total: Part) => plural(total, { one: '1 offer', other: `${total} offers` })
export const pageEmpty = 'No offers on this page.'
export const quotaLabel = 'Offers this month'
export const quotaUsed = (used: Part, limit: Part) => `${used} of ${limit}`
export const quotaUsedUp = 'None left.'
export const left = (count: Part) => `${count} left.`
export const quotaResetsOn = (left: Part, shortDate: Part) => `${left} Resets ${shortDate}.`
export const quotaPlansLink = 'Get more offers'
export const madeEmptyTitle = 'No offers yet'
export const madeEmptyAction = 'View applicants'
export const madeEmptyHint =
  'Make an offer from an application, a chat or a profile. It’s sent as a letter with a deadline to answer.'
export const acceptDone = (company: Part) => `Offer accepted. We’ve notified ${company}.`
export const declineDone = (company: Part) => `Offer declined. We’ve notified ${company}.`
export const declineFailed = (company: Part, message: Part) => `The offer from ${company} wasn’t declined. ${message}`
export const acceptFailed = (company: Part, message: Part) => `The offer from ${company} wasn’t accepted. ${message}`
export const accept = 'Accept'
export const decline = 'Decline'
export const acceptTitle = (company: Part) => `Accept the offer from ${company}?`
export const acceptConfirmAction = 'Accept offer'
export const acceptLead = 'You’re accepting:'
export const acceptPrivacyEffect = (company: Part) =>
  `${company} will see your phone number, email, exact location, and vaccination and insurance answers.`
export const acceptApplicationEffect = 'Your application will be marked as hired.'
export const declineTitle = (company: Part) => `Decline the offer from ${company}?`
export const declineConfirmAction = 'Decline offer'
export const optionalReasonLabel = 'Reason (optional)'
export const declineReasonHint = (company: Part) => `${company} will see exactly what you write.`
export const declineApplicationEffect =
  'This ends your application for this job. You can apply again while the job is open.'
export const declinePrivacyEffect = (company: Part) =>
  `${company} can see your name and experience for 6 more months, but never your contact details.`
export const termHoursPerWeek = (hours: Part) => `${hours} hours a week`
export const starts = (start: Part) => `Starts ${start}`
export const offerButton = 'Make an offer'
export const offerButtonRecipient = (name: Part) => `to ${name}`
export const offerDialogTitle = (name: Part) => `Offer for ${name}`
export const changesTitle = 'What changed'
export const changesEarlierLink = 'See the earlier offer'
export const changesOnlyExpiry = 'Same terms, new deadline.'
export const before = 'Before:'
export const changesMissing = 'not stated'
export const now = 'Now:'
export const periodHour = 'hour'
export const periodDay = 'day'
export const periodWeek = 'week'
export const periodMonth = 'month'
export const periodYear = 'year'
export const payPerHour = (money: Part) => `${money} an hour`
export const payPerDay = (money: Part) => `${money} a day`
export const payPerWeek = (money: Part) => `${money} a week`
export const payPerMonth = (money: Part) => `${money} a month`
export const payForYear = (money: Part) => `${money} a year`
export const title = 'Job title'
export const pay = 'Pay'
export const per = 'Per'
export const currency = 'Currency'
export const hoursFieldLabel = 'Hours per week'
export const startDateLabel = 'Start date'
export const expiresIn = 'Expires in'
export const validityLabel = 'Valid for'
export const benefitsLabel = 'Benefits'
export const benefitsHint = 'Press Enter after each.'
export const message = 'Message'
export const jobLabel = 'Job'
export const jobHint = 'If they applied for it, their application will move to Offered.'
export const jobNone = 'None of your jobs'
export const listFilterLabel = 'Filter offers'
export const jobFailed = 'We couldn’t load the job.'
export const jobLoading = 'Loading job'
export const sendDoneAction = 'View offer'
export const sendDone = (name: Part) => `Offer sent. ${name} has been notified.`
export const limitReached = 'You’ve sent all the offers your plan includes this month.'
export const limitPlansLink = 'View plans'
export const sendFailedTo = (name: Part, message: Part) => `Your offer to ${name} wasn’t sent. ${message}`
export const replaceLead = 'This replaces your earlier offer, which stays visible.'
export const sendLead = (name: Part) =>
  `${name} gets this as a letter. After you send it, you can replace or withdraw it, but not edit it.`
export const cancel = 'Cancel'
export const replaceAction = 'Replace offer'
export const sendAction = 'Send offer'
export const offer = 'Offer'
export const offerLoading = 'Loading offer'
export const offerFailed = 'We couldn’t load the offer.'
export const allOffers = 'All offers'
export const sideLabel = 'Actions'
export const missingTitle = 'We can’t find this offer'
export const missingHint = 'Check the link. The offer may belong to another account.'
export const offerOf = (businessName: Part) => `Offer from ${businessName}`
export const letterNotSent = 'Not sent yet'
export const letterTo = (to: Part) => `To ${to}`
export const letterTitleFallback = 'Job offer'
export const hours = 'Hours'
export const hoursPerWeek = (hoursPerWeek: Part) => `${hoursPerWeek} a week`
export const start = 'Start date'
export const openUntil = 'Valid until'
export const payPerYear = (money: Part, basis: Part) => `About ${money} a year, ${basis}`
export const compare = 'Compare'
export const titleAt = (title: Part, businessName: Part) => `${title} at ${businessName}`
export const compareSecondHint = 'Choose a second offer to compare them side by side.'
export const compareAction = 'Compare offers'
export const listEmptyTitle = 'No offers yet'
export const listEmptyAction = 'See your applications'
export const listEmptyHint =
  'Offers arrive here as letters that can’t be edited, with the job, the pay and the deadline to answer.'
export const ofApplicationReadAction = 'View offer'
export const ofApplicationPending = 'You have an offer. It’s waiting for your answer.'
export const ofApplicationPendingEmployer = 'Offer: waiting for an answer.'
export const ofApplicationAccepted = 'Offer: accepted.'
export const ofApplicationDeclined = 'Offer: declined.'
export const ofApplicationWithdrawn = 'Offer: withdrawn.'
export const ofApplicationExpired = 'Offer: expired.'
export const ofApplicationSuperseded = 'Offer: replaced.'
export const ofApplicationRescinded = 'Offer: rescinded.'
export const startsLower = (start: Part) => `starts ${start}`
export const momentPlaceholder = 'a moment'
export const timelineReplacementLink = 'See the current offer'
export const answerTitle = 'Your answer'
export const ownApplicationLink = 'See your application'
export const companyTitle = 'Company'
export const compareWith = (businessName: Part) => `Compare with ${businessName}`
export const betweenTitle = 'Offers'
export const requestFailed = (status: Part) => `HTTP error! status: ${status}`
export const betweenFailed = 'We couldn’t load the offers.'
export const betweenLead = 'Offer:'
export const waitingFailed = (message: Part) => `We couldn’t load your offers. ${message}`
export const changeAction = 'Change offer'
export const renewAction = 'Make a new offer'
export const withdraw = 'Withdraw'
export const rescindAction = 'Rescind offer'
export const withdrawTitle = (name: Part) => `Withdraw the offer to ${name}?`
export const withdrawConfirmAction = 'Withdraw offer'
export const rescindReasonLabel = 'Reason'
export const withdrawReasonHint = (name: Part) => `${name} will see exactly what you write.`
export const withdrawDone = (name: Part) => `Offer withdrawn. We’ve notified ${name}.`
export const withdrawFailed = (name: Part, message: Part) => `Your offer to ${name} wasn’t withdrawn. ${message}`
export const withdrawEffects = (name: Part) => `${name} will no longer be able to accept it.`
export const rescindTitle = (name: Part) => `Rescind the offer ${name} accepted?`
export const rescindConfirmAction = 'Rescind offer'
export const rescindDone = (name: Part) => `Offer rescinded. ${name} was notified, and it shows on your page.`
export const rescindFailed = (name: Part, message: Part) => `Your offer to ${name} wasn’t rescinded. ${message}`
export const rescindEffects = (name: Part) =>
  `${name} has accepted this offer. Rescinding it will show on your company’s page for everyone to see.`
export const reasonLabel = 'Enter a reason'
export const reasonCancelAction = 'Cancel'
export const compareMissing = 'Not stated'
export const benefits = 'Benefits'
export const comparePerHour = 'Per hour'
export const comparePerYear = 'Per year'
export const compareRescinded = 'Rescinded offers'
export const compareNeverRescinded = 'None'
export const dayCount = (days: Part) => plural(days, { one: '1 day', other: `${days} days` })
export const jobFallback = 'A job'
export const basisIfHoursPerWeek = (hours: Part) => `assuming ${hours} hours a week`
export const basisHoursPerWeek = (hours: Part) => `at ${hours} hours a week`
export const basisDaysPerYear = (workingDays: Part) => `at ${workingDays} days a year`
export const basisWeeksPerYear = (weeks: Part) => `at ${weeks} weeks a year`
export const basis12Months = 'at 12 months a year'
export const basisYear = 'as stated'
export const statusPendingSeeker = 'Waiting for you'
export const statusPendingEmployer = 'Waiting for an answer'
export const accepted = 'Accepted'
export const declined = 'Declined'
export const withdrawn = 'Withdrawn'
export const expired = 'Expired'
export const replaced = 'Replaced'
export const takenBack = 'Rescinded'
export const seekerPending = (company: Part) => `${company} is offering you this job and waiting for your answer.`
export const seekerAccepted = (company: Part) => `You accepted. ${company} can now see your contact details.`
export const seekerAccepting = (company: Part) =>
  `You accepted. ${company} will be told in a few seconds, and can then see your contact details.`
export const seekerDeclined = 'You declined this offer.'
export const seekerWithdrawn = (company: Part) => `${company} withdrew this offer before you answered.`
export const offerExpired = 'The deadline to answer has passed.'
export const seekerSuperseded = (company: Part) => `${company} replaced this offer with a new one.`
export const seekerRescinded = (company: Part) =>
  `${company} rescinded this offer after you accepted it. That shows on their page.`
export const employerPending = (person: Part) => `${person} has this offer and can answer it.`
export const employerAccepted = (person: Part) => `${person} accepted. You can now see their contact details.`
export const employerDeclined = (person: Part) => `${person} declined this offer.`
export const employerWithdrawn = 'You withdrew this offer.'
export const employerExpired = (person: Part) => `${person} didn’t answer in time.`
export const employerSuperseded = 'You replaced this offer with a new one.'
export const employerRescinded = 'You rescinded this offer after it was accepted. That shows on your page.'
export const stepMade = (company: Part) => `${company} made the offer`
export const stepPendingAgain = 'Waiting for an answer again'
export const stepAcceptedBySeeker = 'You accepted'
export const stepDeclinedBySeeker = 'You declined'
export const stepAccepted = (person: Part) => `${person} accepted`
export const stepDeclined = (person: Part) => `${person} declined`
export const stepWithdrawn = (company: Part) => `${company} withdrew it`
export const stepExpired = 'It expired without an answer'
export const stepSuperseded = (company: Part) => `${company} replaced it with a new offer`
export const stepRescinded = (company: Part) => `${company} rescinded it`
export const seekerNameFallback = 'Job seeker'
export const insuranceYes = 'Yes'
export const insuranceNo = 'No'
