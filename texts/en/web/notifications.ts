import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const settingsLoading = 'Loading your settings'
export const settingsFailed = 'Your settings could not be loaded.'
export const listLoading = 'Loading your notifications'
export const listFailed = 'Your notifications could not be loaded.'
export const emptyTitle = 'Nothing has happened yet'
export const yourJobs = 'Your jobs'
export const emptySeekerAction = 'Look at jobs'
export const listAllRead = 'You have read everything.'
export const readAllAction = 'Mark all read'
export const notifications = 'Notifications'
export const allNotifications = 'All notifications'
export const panelSettingsLink = 'Which mails I get'
export const panelEmpty = 'Nothing yet. What happens to you here shows up at once.'
export const open = 'Open'
export const unsubscribeLinkBroken = 'This link is not whole. Copy it from the mail once more.'
export const unsubscribeLinkLoading = 'Looking at the link'
export const unsubscribeDoneLink = 'Choose your mails'
export const unsubscribeQuestionLead = 'You get mails about'
export const unsubscribeEffects =
  '. Switched off, you still see everything in the app, and other mails go on as before.'
export const unsubscribeAction = 'Switch these mails off'
export const unsubscribeSettingsLink = 'Choose all your mails'
export const today = 'Today'
export const yesterday = 'Yesterday'
export const applications = 'Applications'
export const mailApplicationsSeekerHint =
  'That your application arrived, each step and each answer, and when it was closed.'
export const mailApplicationsEmployerHint = 'New applications, reminders before an answer is due, and withdrawals.'
export const interviews = 'Interviews'
export const mailInterviewsSeekerHint = 'Invitations, agreed times with a calendar file, and a reminder the day before.'
export const mailInterviewsEmployerHint = 'Agreed times with a calendar file, changes, and a reminder the day before.'
export const messages = 'Messages'
export const mailMessagesSeekerHint =
  'Messages that you have not read for 10 minutes, once in a chat until you read it.'
export const mailMessagesEmployerHint =
  'Messages that you have not read for 10 minutes, once in a chat until you read it, and requests.'
export const offers = 'Offers'
export const mailOffersSeekerHint = 'Offers, and a reminder before one ends.'
export const mailOffersEmployerHint = 'What becomes of the offers you sent.'
export const reviews = 'Reviews'
export const mailReviewsSeekerHint = 'Reviews about you, and replies to yours.'
export const mailReviewsEmployerHint = 'Reviews about your company, and replies to yours.'
export const savedSearches = 'Saved searches'
export const mailSavedSearchesHint = 'New jobs that match a search you saved, at most once a day.'
export const mailJobsHint = 'That a job ends in three days, so that you can renew or close it.'
export const reports = 'Reports'
export const mailReportsHint = 'The case number of a report, and how it was decided.'
export const somebody = 'Somebody'
export const jobFallback = 'a job'
export const stepShortlisted = (other: Part, job: Part) => `${other} put you on the shortlist for ${job}.`
export const stepOffered = (other: Part, job: Part) => `${other} wants to hire you for ${job}.`
export const stepRejected = (other: Part, job: Part) => `${other} answered you on ${job}: not this time.`
export const stepWithdrawn = (other: Part, job: Part) => `${other} withdrew the application for ${job}.`
export const stepOfferDeclined = (other: Part, job: Part) => `${other} declined your offer for ${job}.`
export const stepOther = (job: Part) => `The application for ${job} took a step.`
export const moderatedFallback = 'Something of yours'
export const verdictNone = (name: Part) => `We looked at “${name}” and found nothing wrong.`
export const moderatedFallbackInSentence = 'something of yours'
export const verdictWarning = (name: Part) => `You were warned about “${name}”. Read the reason.`
export const verdictHidden = (name: Part) => `“${name}” was hidden. Read the reason; you may appeal once.`
export const verdictSuspended = 'Your account was suspended. Read the reason; you may appeal once.'
export const verdictDecided = (name: Part) => `There is a decision about “${name}”.`
export const applicationDueSentence = (day: Part) => `They owe you an answer by ${day}.`
export const applicationReceived = (job: Part, other: Part, nextSentence: Part) =>
  `Your application for ${job} has reached ${other}.${nextSentence}`
export const answerDueSentence = (day: Part) => `Your answer is due by ${day}.`
export const applicationArrived = (other: Part, job: Part, nextSentence: Part) =>
  `${other} applied for ${job}.${nextSentence}`
export const applicationAnswered = (other: Part, job: Part) =>
  `${other} answered your application for ${job} by message.`
export const applicationExpired = (job: Part, other: Part) =>
  `Your application for ${job} at ${other} was closed after 30 days of silence.`
export const interviewInvited = (other: Part, job: Part) => `${other} invites you to an interview for ${job}.`
export const interviewPicked = (other: Part, job: Part, when: Part) =>
  `Interview with ${other} for ${job} agreed${when}.`
export const interviewSoon = (other: Part, job: Part, when: Part) =>
  `Your interview with ${other} for ${job} is near${when}.`
export const interviewCalledOff = (other: Part, job: Part, when: Part) =>
  `The interview with ${other} for ${job} is called off${when}.`
export const chatRequested = (other: Part) => `${other} asks to write to you.`
export const chatAccepted = (other: Part) => `${other} accepted your request. You can write to each other now.`
export const offerReceived = (other: Part, forJob: Part) => `${other} sent you an offer${forJob}.`
export const offerAccepted = (other: Part, forJob: Part) => `${other} accepted your offer${forJob}.`
export const offerDeclined = (other: Part, forJob: Part) => `${other} declined your offer${forJob}.`
export const offerWithdrawn = (other: Part, forJob: Part) => `${other} withdrew the offer${forJob}.`
export const offerExpiring = (other: Part, forJob: Part, when: Part) => `The offer of ${other}${forJob} ends ${when}.`
export const onDay = (day: Part) => `on ${day}`
export const soon = 'soon'
export const offerExpired = (other: Part, forJob: Part) =>
  `The offer between you and ${other}${forJob} has ended without an answer.`
export const offerRescinded = (other: Part, forJob: Part) =>
  `${other} took back the offer that you had accepted${forJob}.`
export const reviewPossible = (other: Part) => `How was it with ${other}? You can write a review.`
export const reviewPublished = (other: Part) => `The review by ${other} can be read now.`
export const reviewReplied = (other: Part) => `${other} replied to your review.`
export const reportDecided = (caseNumber: Part) => `Report ${caseNumber} is decided. Read the reason.`
export const decisionFallback = 'a decision'
export const appealReceived = (name: Part) => `Your appeal about “${name}” has arrived. A moderator decides it.`
export const contentHeld = (name: Part) =>
  `“${name}” is hidden for up to 72 hours: several people reported it. A moderator decides.`
export const contentRestored = (name: Part) => `“${name}” can be seen again.`
export const jobExpired = (job: Part) => `${job} has ended and left the search. You can open it again.`
export const pausedJobFallback = 'One job'
export const planChanged = (name: Part, nextSentence: Part) => `Your plan is now ${name}.${nextSentence}`
export const planEnded = (name: Part) => `Your plan ${name} has ended; the free one goes on.`
export const planFallback = 'your plan'
export const planGracePeriod = (day: Part) => `The plan goes on until ${day}; check your card.`
export const paymentFailed = (name: Part, nextSentence: Part) =>
  `The payment for ${name} did not go through.${nextSentence}`
export const experienceConfirmed = (other: Part) => `Your work at ${other} is confirmed.`
export const experienceDeclined = (other: Part) =>
  `Whoever reads your work address at ${other} did not confirm your work.`
export const passwordChanged = 'Your password was changed. All other devices were signed out.'
export const emailChanged = 'Your account uses another e-mail address now.'
export const deletionDate = (day: Part) => `; it was to be erased on ${day}`
export const deletionRequested = (toBeErased: Part) => `You asked us to delete your account${toBeErased}.`
export const accountRestored = 'You signed in again, so your account stays.'
export const forJob = (job: Part) => `for ${job}`
export const mailsTurnedOn = (topic: Part) => `Mails about ${topic} are on.`
export const mailsTurnedOff = (topic: Part) => `Mails about ${topic} are off.`
export const unsubscribed = (topic: Part) => `Mails about ${topic} are off. In the app you still see everything.`
export const topicApplications = 'applications'
export const topicInterviews = 'interviews'
export const topicMessages = 'messages'
export const topicOffers = 'offers'
export const topicReviews = 'reviews'
export const topicSavedSearches = 'saved searches'
export const topicJobs = 'your jobs'
export const topicReports = 'reports'
export const emptyEmployerHint = 'Applications, interviews, offers and messages show up here the moment they come.'
export const emptySeekerHint = 'Answers, interviews, offers and messages show up here the moment they come.'
export const listNewCount = (count: Part) => plural(count, { one: '1 is new', other: `${count} are new` })
export const newMark = 'New:'
export const answersDue = (count: Part) =>
  plural(count, { one: '1 applicant waits for your answer.', other: `${count} applicants wait for your answer.` })
export const messagesUnread = (count: Part, other: Part) =>
  plural(count, { one: `1 unread message from ${other}.`, other: `${count} unread messages from ${other}.` })
export const reportReceived = (caseNumber: Part) => `We have your report: ${caseNumber}. A moderator reads it.`
export const reportReceivedNamed = (name: Part, caseNumber: Part) =>
  `We have your report of “${name}”: ${caseNumber}. A moderator reads it.`
export const jobEndsInDays = (job: Part, days: Part) =>
  plural(days, {
    one: `${job} ends in 1 day. Renew it if you are still looking.`,
    other: `${job} ends in ${days} days. Renew it if you are still looking.`,
  })
export const planNowFallback = 'now'
export const planPaidFallback = 'paid'
export const jobPausedByPlan = (job: Part, plan: Part) =>
  `${job} is paused: your plan ${plan} keeps fewer jobs open. See what you can do.`
export const jobsPausedByPlan = (count: Part, plan: Part) =>
  `${count} jobs are paused: your plan ${plan} keeps fewer jobs open. See which, and what you can do.`
export const newJobs = (count: Part) => plural(count, { one: '1 new job.', other: `${count} new jobs.` })
export const jobsFoundForSearch = (count: Part, name: Part) =>
  plural(count, { one: `1 new job for “${name}”.`, other: `${count} new jobs for “${name}”.` })
export const jobsReopened = (count: Part) =>
  plural(count, { one: '1 paused job came back.', other: `${count} paused jobs came back.` })
export const pushLead = 'Applications, interviews, messages and offers can reach this device while Hearback is closed.'
export const pushTurnOnAction = 'Notify me on this device'
export const pushIsOn = 'Notifications reach this device.'
export const pushTurnedOn = 'Notifications reach this device from now on.'
export const pushTurnedOff = 'No more notifications reach this device.'
export const pushExampleAction = 'Show me an example'
export const pushExampleSent = 'An example is on its way.'
export const pushExampleFailed =
  'The example did not get through: the push service of your browser did not take it. Try again later, or turn this off and on again.'
export const pushTurnOffAction = 'Turn off on this device'
export const pushUnsupported =
  'This browser cannot show notifications of a page that is closed. Mails reach you all the same.'
export const pushNeedsHomeScreen =
  'An iPhone or iPad shows notifications only of apps on its home screen. Press Share, then Add to Home Screen. Open Hearback from there and come back to this page.'
export const pushBlocked =
  'This browser blocks notifications of Hearback. Allow them in its settings for this site, then load this page again.'
export const pushDenied = 'Notifications were not allowed, so nothing has changed.'
export const pushServiceFailed =
  'Your browser could not reach its push service. Some browsers have none, and some networks block it. Try again, or keep to mails.'
export const pushTopicsLegend = 'What your devices are notified of'
export const pushApplicationsSeekerHint = 'Answers to your applications, and each step of them.'
export const pushApplicationsEmployerHint = 'New applications, and answers that are due.'
export const pushInterviewsSeekerHint = 'Invitations, agreed times, and a reminder the day before.'
export const pushInterviewsEmployerHint = 'Agreed times, changes, and a reminder the day before.'
export const pushMessagesHint =
  'Messages that you have not seen within seconds, one notification for each chat, and requests.'
export const pushOffersSeekerHint = 'Offers, and a reminder before one ends.'
export const pushOffersEmployerHint = 'What becomes of the offers you sent.'
export const pushNamedLabel = 'Show names and job titles'
export const pushNamedHint =
  'On this device, also while it is locked. Switched off, it says only that there is news. What a message says is never shown.'
export const pushApplication = 'There is news about an application.'
export const pushInterview = 'There is news about an interview.'
export const pushMessage = 'You have a new message.'
export const pushOffer = 'There is news about an offer.'
export const pushOther = 'There is news for you.'
export const pushExample = 'This is how this device tells you what happens.'
export const pushOfferQuestion = 'Do you want to know as soon as there is an answer, also while Hearback is closed?'
export const notNow = 'Not now'
export const twoStepTurnedOn = 'Two-step sign-in is on: signing in takes a code of your app as well.'
export const twoStepTurnedOff = 'Two-step sign-in is off: your password alone signs you in.'
export const recoveryCodeUsed = (count: Part) =>
  plural(count, {
    one: 'Somebody signed in with a recovery code of yours. One is left.',
    other: `Somebody signed in with a recovery code of yours. ${count} are left.`,
  })
export const recoveryCodesRenewed = 'You have new recovery codes. Those before them work no more.'
export const secondStepGuessed =
  'Ten wrong codes were entered for your account. If that was not you, somebody knows your password: choose a new one.'
export const passwordGuessed =
  'Many wrong passwords were tried on your account, and none worked. You can sign in with a code by email or a passkey.'
export const passkeyAdded = (name: Part) => `The passkey "${name}" was added: it signs in by itself.`
export const passkeyRemoved = (name: Part) => `The passkey "${name}" was removed.`
