import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const settingsLoading = 'Loading your settings'
export const settingsFailed = 'We couldn’t load your settings.'
export const listLoading = 'Loading your notifications'
export const listFailed = 'We couldn’t load your notifications.'
export const emptyTitle = 'No notifications yet'
export const yourJobs = 'Your jobs'
export const emptySeekerAction = 'Find jobs'
export const listAllRead = 'You’re all caught up.'
export const readAllAction = 'Mark all as read'
export const notifications = 'Notifications'
export const allNotifications = 'All notifications'
export const panelSettingsLink = 'Email settings'
export const panelEmpty = 'No notifications yet. News about you will appear here.'
export const open = 'Open'
export const unsubscribeLinkBroken = 'This link is incomplete. Copy it from the email again.'
export const unsubscribeLinkLoading = 'Checking the link'
export const unsubscribeDoneLink = 'Email settings'
export const unsubscribeQuestionLead = 'You get emails about'
export const unsubscribeEffects =
  '. If you turn them off, you’ll still see everything in the app, and your other emails won’t change.'
export const unsubscribeAction = 'Turn off these emails'
export const unsubscribeSettingsLink = 'All email settings'
export const today = 'Today'
export const yesterday = 'Yesterday'
export const applications = 'Applications'
export const mailApplicationsSeekerHint = 'When your application arrives, moves forward, gets an answer or is closed.'
export const mailApplicationsEmployerHint = 'New applications, withdrawals, and reminders before an answer is due.'
export const interviews = 'Interviews'
export const mailInterviewsSeekerHint = 'Invitations, booked times with a calendar file, and a reminder the day before.'
export const mailInterviewsEmployerHint = 'Booked times with a calendar file, changes, and a reminder the day before.'
export const messages = 'Messages'
export const mailMessagesSeekerHint = 'Messages you haven’t read for 10 minutes. One email per chat until you read it.'
export const mailMessagesEmployerHint =
  'Requests, and messages you haven’t read for 10 minutes. One email per chat until you read it.'
export const offers = 'Offers'
export const mailOffersSeekerHint = 'New offers, and a reminder before one expires.'
export const mailOffersEmployerHint = 'Answers to the offers you sent.'
export const reviews = 'Reviews'
export const mailReviewsSeekerHint = 'Reviews about you, and replies to yours.'
export const mailReviewsEmployerHint = 'Reviews about your company, and replies to yours.'
export const weeklySummary = 'Weekly summary'
export const mailWeeklySummaryHint = 'On Monday morning: what happened to each of your applications.'
export const savedSearches = 'Saved searches'
export const mailSavedSearchesHint = 'New jobs that match your saved searches, as often as you chose.'
export const mailJobsHint = 'A reminder three days before a job closes, so you can renew or close it.'
export const reports = 'Reports'
export const mailReportsHint = 'The case number of your report, and our decision.'
export const somebody = 'Someone'
export const jobFallback = 'a job'
export const companyFallback = 'your company'
export const domainFallback = 'your domain'
export const stepShortlisted = (other: Part, job: Part) => `${other} shortlisted you for ${job}.`
export const stepOffered = (other: Part, job: Part) => `${other} wants to hire you for ${job}.`
export const stepRejected = (other: Part, job: Part) => `${other} answered your application for ${job}: not this time.`
export const stepWithdrawn = (other: Part, job: Part) => `${other} withdrew their application for ${job}.`
export const stepOfferDeclined = (other: Part, job: Part) => `${other} declined your offer for ${job}.`
export const stepOther = (job: Part) => `The application for ${job} was updated.`
export const moderatedFallback = 'Something you posted'
export const verdictNone = (name: Part) => `We reviewed “${name}” and found nothing wrong.`
export const moderatedFallbackInSentence = 'something you posted'
export const verdictWarning = (name: Part) => `You got a warning about “${name}”. Read the reason.`
export const verdictHidden = (name: Part) => `“${name}” was hidden. Read the reason. You can appeal once.`
export const verdictSuspended = 'Your account was suspended. Read the reason. You can appeal once.'
export const verdictDecided = (name: Part) => `We made a decision about “${name}”.`
export const applicationDueSentence = (day: Part) => `They have to answer by ${day}.`
export const applicationReceived = (job: Part, other: Part, nextSentence: Part) =>
  `${other} received your application for ${job}.${nextSentence}`
export const answerDueSentence = (day: Part) => `Your answer is due by ${day}.`
export const applicationArrived = (other: Part, job: Part, nextSentence: Part) =>
  `${other} applied for ${job}.${nextSentence}`
export const applicationAnswered = (other: Part, job: Part) =>
  `${other} answered your application for ${job} with a message.`
export const applicationExpired = (job: Part, other: Part) =>
  `Your application for ${job} at ${other} was closed after 30 days without an answer.`
export const interviewInvited = (other: Part, job: Part) => `${other} invited you to an interview for ${job}.`
export const interviewPicked = (other: Part, job: Part, when: Part) =>
  `Interview with ${other} for ${job} booked${when}.`
export const interviewSoon = (other: Part, job: Part, when: Part) =>
  `Your interview with ${other} for ${job} is coming up${when}.`
export const interviewCalledOff = (other: Part, job: Part, when: Part) =>
  `Your interview with ${other} for ${job} is canceled${when}.`
export const interviewRescheduled = (other: Part, job: Part) => `New times for your interview with ${other} for ${job}.`
export const interviewMissed = (other: Part, job: Part, when: Part) =>
  `${other} noted that you missed your interview for ${job}${when}.`
export const interviewTimesRequested = (other: Part, job: Part) =>
  `${other} asked for other interview times for ${job}.`
export const chatRequested = (other: Part) => `${other} wants to message you.`
export const jobInvited = (company: Part, job: Part) => `${company} invites you to apply for ${job}.`
export const chatAccepted = (other: Part) => `${other} accepted your request. You can message each other now.`
export const offerReceived = (other: Part, forJob: Part) => `${other} sent you an offer${forJob}.`
export const offerAccepted = (other: Part, forJob: Part) => `${other} accepted your offer${forJob}.`
export const offerDeclined = (other: Part, forJob: Part) => `${other} declined your offer${forJob}.`
export const offerWithdrawn = (other: Part, forJob: Part) => `${other} withdrew their offer${forJob}.`
export const offerExpiring = (other: Part, forJob: Part, when: Part) =>
  `The offer from ${other}${forJob} expires ${when}.`
export const onDay = (day: Part) => `on ${day}`
export const soon = 'soon'
export const offerExpired = (other: Part, forJob: Part) =>
  `The offer between you and ${other}${forJob} expired without an answer.`
export const offerRescinded = (other: Part, forJob: Part) => `${other} rescinded the offer${forJob} you had accepted.`
export const reviewPossible = (other: Part) => `How was it with ${other}? Write a review.`
export const reviewPublished = (other: Part) => `The review by ${other} is published.`
export const reviewReplied = (other: Part) => `${other} replied to your review.`
export const reportDecided = (caseNumber: Part) => `We decided your report ${caseNumber}. Read the reason.`
export const decisionFallback = 'a decision'
export const appealReceived = (name: Part) => `We received your appeal about “${name}”. A moderator will decide it.`
export const contentHeld = (name: Part) =>
  `“${name}” is hidden for up to 72 hours because several people reported it. A moderator will decide.`
export const contentRestored = (name: Part) => `“${name}” is visible again.`
export const jobExpired = (job: Part) => `${job} has closed and is no longer in search. You can reopen it.`
export const pausedJobFallback = 'One job'
export const planChanged = (name: Part, nextSentence: Part) => `Your plan is now ${name}.${nextSentence}`
export const planEnded = (name: Part) => `Your ${name} plan has ended. You’re on the free plan now.`
export const planFallback = 'your plan'
export const planGracePeriod = (day: Part) => `Your plan stays active until ${day}. Check your card.`
export const paymentFailed = (name: Part, nextSentence: Part) =>
  `Your payment for ${name} didn’t go through.${nextSentence}`
export const experienceConfirmed = (other: Part) => `Your experience at ${other} is confirmed.`
export const experienceDeclined = (other: Part) => `The recipient at ${other} declined to confirm your experience.`
export const passwordChanged = 'Your password was changed. You were signed out on all other devices.'
export const emailChanged = 'Your account now uses a different email.'
export const emailUndeliverable = 'Emails to you aren’t arriving. Check your email address.'
export const deletionDate = (day: Part) => `. It was scheduled for ${day}`
export const teamJoined = (other: Part, company: Part) => `${other} joined ${company}.`
export const apiKeyCreated = (by: Part, name: Part, company: Part) =>
  `${by} created the API key “${name}” for ${company}.`
export const domainFailing = (domain: Part, day: Part) => `Please verify ${domain} again by ${day}.`
export const domainGiven = (domain: Part) => `A moderator gave ${domain} to your company.`
export const approvalWithdrawn = (company: Part) => `A moderator withdrew the approval of ${company}.`
export const webhookDisabled = (host: Part) =>
  `Your webhook to ${host} was turned off because its endpoint kept failing.`
export const domainLapsed = (domain: Part) => `${domain} is no longer verified.`
export const teamRemoved = (company: Part) => `You’re no longer a member of ${company}.`
export const deletionRequested = (toBeErased: Part) => `You asked us to delete your account${toBeErased}.`
export const accountRestored = 'You signed in again, so we kept your account.'
export const forJob = (job: Part) => `for ${job}`
export const mailsTurnedOn = (topic: Part) => `Emails about ${topic} are on.`
export const mailsTurnedOff = (topic: Part) => `Emails about ${topic} are off.`
export const unsubscribed = (topic: Part) => `Emails about ${topic} are off. You’ll still see everything in the app.`
export const topicApplications = 'applications'
export const topicInterviews = 'interviews'
export const topicMessages = 'messages'
export const topicOffers = 'offers'
export const topicReviews = 'reviews'
export const topicWeeklySummary = 'the weekly summary'
export const topicSavedSearches = 'saved searches'
export const topicJobs = 'your jobs'
export const topicReports = 'reports'
export const emptyEmployerHint = 'Applications, interviews, offers and messages will appear here as they come in.'
export const emptySeekerHint = 'Answers, interviews, offers and messages will appear here as they come in.'
export const listNewCount = (count: Part) => plural(count, { one: '1 new', other: `${count} new` })
export const newMark = 'New:'
export const answersDue = (count: Part) =>
  plural(count, {
    one: '1 applicant is waiting for your answer.',
    other: `${count} applicants are waiting for your answer.`,
  })
export const answerClaimed = (company: Part, job: Part) =>
  `${company} says they answered you about ${job}. Tell us if you heard nothing.`
export const answerContested = (person: Part, job: Part) =>
  `${person} heard nothing about ${job} and is still waiting for your answer.`
export const applicationNudged = (person: Part, job: Part) => `${person} is asking for an answer about ${job}.`
export const messagesUnread = (count: Part, other: Part) =>
  plural(count, { one: `1 unread message from ${other}.`, other: `${count} unread messages from ${other}.` })
export const reportReceived = (caseNumber: Part) => `We received your report ${caseNumber}. A moderator will review it.`
export const reportReceivedNamed = (name: Part, caseNumber: Part) =>
  `We received your report ${caseNumber} about “${name}”. A moderator will review it.`
export const jobEndsInDays = (job: Part, days: Part) =>
  plural(days, {
    one: `${job} closes in 1 day. Renew it if you’re still hiring.`,
    other: `${job} closes in ${days} days. Renew it if you’re still hiring.`,
  })
export const planNowFallback = 'current'
export const planPaidFallback = 'paid'
export const jobPausedByPlan = (job: Part, plan: Part) =>
  `${job} is paused because you’re over the limit of your ${plan} plan. See your options.`
export const jobsPausedByPlan = (count: Part, plan: Part) =>
  `${count} jobs are paused because you’re over the limit of your ${plan} plan. See your options.`
export const newJobs = (count: Part) => plural(count, { one: '1 new job.', other: `${count} new jobs.` })
export const jobsFoundForSearch = (count: Part, name: Part) =>
  plural(count, { one: `1 new job for “${name}”.`, other: `${count} new jobs for “${name}”.` })
export const jobsOfCompany = (count: Part, name: Part) =>
  plural(count, { one: `1 new job at ${name}.`, other: `${count} new jobs at ${name}.` })
export const jobsReopened = (count: Part) =>
  plural(count, { one: '1 paused job is open again.', other: `${count} paused jobs are open again.` })
export const pushLead =
  'Get notified on this device about applications, interviews, messages and offers, even when Hearback is closed.'
export const pushTurnOnAction = 'Turn on notifications'
export const pushIsOn = 'Notifications are on for this device.'
export const pushTurnedOn = 'Notifications turned on for this device.'
export const pushTurnedOff = 'Notifications turned off for this device.'
export const pushExampleAction = 'Send a test notification'
export const pushExampleSent = 'Test notification sent.'
export const pushExampleFailed =
  'The test notification didn’t arrive because your browser’s push service didn’t accept it. Try again later, or turn notifications off and on again.'
export const pushTurnOffAction = 'Turn off on this device'
export const pushUnsupported = 'Your browser can’t show notifications when Hearback is closed. You’ll still get emails.'
export const pushNeedsHomeScreen =
  'On iPhone and iPad, only apps on the home screen can send notifications. Tap Share, then Add to Home Screen. Open Hearback from there and come back to this page.'
export const pushBlocked =
  'Your browser is blocking notifications from Hearback. Allow them in the browser’s settings for this site, then reload this page.'
export const pushDenied = 'You didn’t allow notifications, so nothing changed.'
export const pushServiceFailed =
  'Your browser couldn’t reach its push service. Some browsers don’t have one, and some networks block it. Try again, or use email instead.'
export const pushTopicsLegend = 'Notify me about'
export const pushApplicationsSeekerHint = 'Answers and other updates to your applications.'
export const pushApplicationsEmployerHint = 'New applications, and answers that are due.'
export const pushInterviewsSeekerHint = 'Invitations, booked times, and a reminder the day before.'
export const pushInterviewsEmployerHint = 'Booked times, changes, and a reminder the day before.'
export const pushMessagesHint = 'Requests, and messages you haven’t seen within seconds. One notification per chat.'
export const pushOffersSeekerHint = 'New offers, and a reminder before one expires.'
export const pushOffersEmployerHint = 'Answers to the offers you sent.'
export const pushNamedLabel = 'Show names and job titles'
export const pushNamedHint =
  'On this device, even when it’s locked. If this is off, notifications only say that there’s news. We never show the text of a message.'
export const pushApplication = 'You have news about an application.'
export const pushInterview = 'You have news about an interview.'
export const pushMessage = 'You have a new message.'
export const pushOffer = 'You have news about an offer.'
export const pushOther = 'You have news.'
export const pushExample = 'This is what notifications look like on this device.'
export const pushOfferQuestion = 'Get notified as soon as they answer?'
export const notNow = 'Not now'
export const twoStepTurnedOn = 'Two-step sign-in is on. You also need a code from your app to sign in.'
export const twoStepTurnedOff = 'Two-step sign-in is off. You sign in with just your password.'
export const recoveryCodeUsed = (count: Part) =>
  plural(count, {
    one: 'Someone signed in with one of your recovery codes. You have 1 left.',
    other: `Someone signed in with one of your recovery codes. You have ${count} left.`,
  })
export const recoveryCodesRenewed = 'You have new recovery codes. Your old ones no longer work.'
export const secondStepGuessed =
  'Ten wrong codes were entered for your account. If that wasn’t you, someone knows your password: change it now.'
export const passwordGuessed =
  'Someone tried many wrong passwords on your account. None of them worked. You can sign in with a code by email or with a passkey.'
export const passkeyAdded = (name: Part) => `The passkey “${name}” was added. You can sign in with it alone.`
export const identityFallback = 'Another account'
export const identityAdded = (label: Part) => `${label} was connected. You can sign in with it.`
export const identityRemoved = (label: Part) => `${label} was disconnected. It no longer signs you in.`
export const passkeyRemoved = (name: Part) => `The passkey “${name}” was removed.`
export const pushNewJobs = 'There are new jobs for you.'
export const pushNewJobsHint = 'New jobs of your saved searches and the companies you follow, as often as you chose.'
