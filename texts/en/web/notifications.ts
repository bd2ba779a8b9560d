import type { Part } from '../../part.ts'

export const loadingYourSettings = 'Loading your settings'
export const yourSettingsCouldNotBe = 'Your settings could not be loaded.'
export const loadingYourNotifications = 'Loading your notifications'
export const yourNotificationsCouldNotBe = 'Your notifications could not be loaded.'
export const nothingHasHappenedYet = 'Nothing has happened yet'
export const yourJobs = 'Your jobs'
export const lookAtJobs = 'Look at jobs'
export const youHaveReadEverything = 'You have read everything.'
export const markAllRead = 'Mark all read'
export const notifications = 'Notifications'
export const allNotifications = 'All notifications'
export const whichMailsIGet = 'Which mails I get'
export const nothingYetWhatHappensTo = 'Nothing yet. What happens to you here shows up at once.'
export const open = 'Open'
export const thisLinkIsNotWhole = 'This link is not whole. Copy it from the mail once more.'
export const lookingAtTheLink = 'Looking at the link'
export const chooseYourMails = 'Choose your mails'
export const youGetMailsAboutTopic = 'You get mails about'
export const switchedOffYouStillSee =
  '. Switched off, you still see everything in the app, and other mails go on as before.'
export const switchTheseMailsOff = 'Switch these mails off'
export const chooseAllYourMails = 'Choose all your mails'
export const today = 'Today'
export const yesterday = 'Yesterday'
export const applications = 'Applications'
export const thatYourApplicationArrivedEach =
  'That your application arrived, each step and each answer, and when it was closed.'
export const newApplicationsRemindersBeforeAn = 'New applications, reminders before an answer is due, and withdrawals.'
export const interviews = 'Interviews'
export const invitationsAgreedTimesWithA =
  'Invitations, agreed times with a calendar file, and a reminder the day before.'
export const agreedTimesWithACalendar = 'Agreed times with a calendar file, changes, and a reminder the day before.'
export const messages = 'Messages'
export const messagesThatYouHaveNot =
  'Messages that you have not read for 10 minutes, once in a chat until you read it.'
export const messagesThatYouHaveNotRead =
  'Messages that you have not read for 10 minutes, once in a chat until you read it, and requests.'
export const offers = 'Offers'
export const offersAndAReminderBefore = 'Offers, and a reminder before one ends.'
export const whatBecomesOfTheOffers = 'What becomes of the offers you sent.'
export const reviews = 'Reviews'
export const reviewsAboutYouAndReplies = 'Reviews about you, and replies to yours.'
export const reviewsAboutYourCompanyAnd = 'Reviews about your company, and replies to yours.'
export const savedSearches = 'Saved searches'
export const newJobsThatMatchA = 'New jobs that match a search you saved, at most once a day.'
export const thatAJobEndsIn = 'That a job ends in three days, so that you can renew or close it.'
export const reports = 'Reports'
export const theCaseNumberOfA = 'The case number of a report, and how it was decided.'
export const somebody = 'Somebody'
export const aJob = 'a job'
export const putYouOnTheShortlist = (other: Part, job: Part) => `${other} put you on the shortlist for ${job}.`
export const wantsToHireYouFor = (other: Part, job: Part) => `${other} wants to hire you for ${job}.`
export const answeredYouOnNotThis = (other: Part, job: Part) => `${other} answered you on ${job}: not this time.`
export const withdrewTheApplicationFor = (other: Part, job: Part) => `${other} withdrew the application for ${job}.`
export const declinedYourOfferFor = (other: Part, job: Part) => `${other} declined your offer for ${job}.`
export const applicationTookAStep = (job: Part) => `The application for ${job} took a step.`
export const somethingOfYours = 'Something of yours'
export const weLookedAtAndFound = (name: Part) => `We looked at “${name}” and found nothing wrong.`
export const somethingOfYoursWithin = 'something of yours'
export const youWereWarnedAboutRead = (name: Part) => `You were warned about “${name}”. Read the reason.`
export const wasHiddenReadTheReason = (name: Part) => `“${name}” was hidden. Read the reason; you may appeal once.`
export const yourAccountWasSuspendedRead = 'Your account was suspended. Read the reason; you may appeal once.'
export const thereIsADecisionAbout = (name: Part) => `There is a decision about “${name}”.`
export const theyOweYouAnAnswer = (day: Part) => `They owe you an answer by ${day}.`
export const yourApplicationForHasReached = (job: Part, other: Part, nextSentence: Part) =>
  `Your application for ${job} has reached ${other}.${nextSentence}`
export const yourAnswerIsDueBy = (day: Part) => `Your answer is due by ${day}.`
export const appliedFor = (other: Part, job: Part, nextSentence: Part) => `${other} applied for ${job}.${nextSentence}`
export const answeredYourApplicationForBy = (other: Part, job: Part) =>
  `${other} answered your application for ${job} by message.`
export const yourApplicationForAtWas = (job: Part, other: Part) =>
  `Your application for ${job} at ${other} was closed after 30 days of silence.`
export const invitesYouToAnInterview = (other: Part, job: Part) => `${other} invites you to an interview for ${job}.`
export const interviewWithForAgreed = (other: Part, job: Part, when: Part) =>
  `Interview with ${other} for ${job} agreed${when}.`
export const yourInterviewWithForIs = (other: Part, job: Part, when: Part) =>
  `Your interview with ${other} for ${job} is near${when}.`
export const theInterviewWithForIs = (other: Part, job: Part, when: Part) =>
  `The interview with ${other} for ${job} is called off${when}.`
export const asksToWriteToYou = (other: Part) => `${other} asks to write to you.`
export const acceptedYourRequestYouCan = (other: Part) =>
  `${other} accepted your request. You can write to each other now.`
export const sentYouAnOffer = (other: Part, forJob: Part) => `${other} sent you an offer${forJob}.`
export const acceptedYourOffer = (other: Part, forJob: Part) => `${other} accepted your offer${forJob}.`
export const declinedYourOffer = (other: Part, forJob: Part) => `${other} declined your offer${forJob}.`
export const withdrewTheOffer = (other: Part, forJob: Part) => `${other} withdrew the offer${forJob}.`
export const theOfferOfEnds = (other: Part, forJob: Part, when: Part) => `The offer of ${other}${forJob} ends ${when}.`
export const onDay = (day: Part) => `on ${day}`
export const soon = 'soon'
export const theOfferBetweenYouAnd = (other: Part, forJob: Part) =>
  `The offer between you and ${other}${forJob} has ended without an answer.`
export const tookBackTheOfferThat = (other: Part, forJob: Part) =>
  `${other} took back the offer that you had accepted${forJob}.`
export const howWasItWithYou = (other: Part) => `How was it with ${other}? You can write a review.`
export const theReviewByCanBe = (other: Part) => `The review by ${other} can be read now.`
export const repliedToYourReview = (other: Part) => `${other} replied to your review.`
export const reportIsDecidedReadThe = (caseNumber: Part) => `Report ${caseNumber} is decided. Read the reason.`
export const aDecision = 'a decision'
export const yourAppealAboutHasArrived = (name: Part) =>
  `Your appeal about “${name}” has arrived. A moderator decides it.`
export const isHiddenForUpTo = (name: Part) =>
  `“${name}” is hidden for up to 72 hours: several people reported it. A moderator decides.`
export const canBeSeenAgain = (name: Part) => `“${name}” can be seen again.`
export const hasEndedAndLeftThe = (job: Part) => `${job} has ended and left the search. You can open it again.`
export const oneJob = 'One job'
export const yourPlanIsNow = (name: Part, nextSentence: Part) => `Your plan is now ${name}.${nextSentence}`
export const yourPlanHasEndedThe = (name: Part) => `Your plan ${name} has ended; the free one goes on.`
export const yourPlan = 'your plan'
export const thePlanGoesOnUntil = (day: Part) => `The plan goes on until ${day}; check your card.`
export const thePaymentForDidNot = (name: Part, nextSentence: Part) =>
  `The payment for ${name} did not go through.${nextSentence}`
export const yourWorkAtIsConfirmed = (other: Part) => `Your work at ${other} is confirmed.`
export const whoeverReadsYourWorkAddress = (other: Part) =>
  `Whoever reads your work address at ${other} did not confirm your work.`
export const yourPasswordWasChangedAll = 'Your password was changed. All other devices were signed out.'
export const yourAccountUsesAnotherE = 'Your account uses another e-mail address now.'
export const toBeErasedOn = (day: Part) => `; it was to be erased on ${day}`
export const youAskedUsToDelete = (toBeErased: Part) => `You asked us to delete your account${toBeErased}.`
export const youSignedInAgainSo = 'You signed in again, so your account stays.'
export const forJob = (job: Part) => `for ${job}`
export const mailsAboutAreOn = (topic: Part) => `Mails about ${topic} are on.`
export const mailsAboutAreOff = (topic: Part) => `Mails about ${topic} are off.`
export const mailsAboutAreOffInTheAppYouSee = (topic: Part) =>
  `Mails about ${topic} are off. In the app you still see everything.`
export const topicApplications = 'applications'
export const topicInterviews = 'interviews'
export const topicMessages = 'messages'
export const topicOffers = 'offers'
export const topicReviews = 'reviews'
export const topicSavedSearches = 'saved searches'
export const topicYourJobs = 'your jobs'
export const topicReports = 'reports'
export const whatShowsUpForEmployers =
  'Applications, interviews, offers and messages show up here the moment they come.'
export const whatShowsUpForSeekers = 'Answers, interviews, offers and messages show up here the moment they come.'
export const newOnes = (count: Part) => (count === 1 ? '1 is new' : `${count} are new`)
export const newMark = 'New:'
export const applicantsWait = (count: Part) =>
  count === 1 ? '1 applicant waits for your answer.' : `${count} applicants wait for your answer.`
export const unreadMessagesFrom = (count: Part, other: Part) =>
  count === 1 ? `1 unread message from ${other}.` : `${count} unread messages from ${other}.`
export const weHaveYourReport = (caseNumber: Part) => `We have your report: ${caseNumber}. A moderator reads it.`
export const weHaveYourReportOf = (name: Part, caseNumber: Part) =>
  `We have your report of “${name}”: ${caseNumber}. A moderator reads it.`
export const jobEndsInDays = (job: Part, days: Part) =>
  days === 1
    ? `${job} ends in 1 day. Renew it if you are still looking.`
    : `${job} ends in ${days} days. Renew it if you are still looking.`
export const nowInPlaceOfAPlan = 'now'
export const paidInPlaceOfAPlan = 'paid'
export const jobIsPausedByPlan = (job: Part, plan: Part) =>
  `${job} is paused: your plan ${plan} keeps fewer jobs open. See what you can do.`
export const jobsArePausedByPlan = (count: Part, plan: Part) =>
  `${count} jobs are paused: your plan ${plan} keeps fewer jobs open. See which, and what you can do.`
export const newJobs = (count: Part) => (count === 1 ? '1 new job.' : `${count} new jobs.`)
export const newJobsFor = (count: Part, name: Part) =>
  count === 1 ? `1 new job for “${name}”.` : `${count} new jobs for “${name}”.`
export const pausedJobsCameBack = (count: Part) =>
  count === 1 ? '1 paused job came back.' : `${count} paused jobs came back.`
export const whatHappensCanReachThisDevice =
  'Applications, interviews, messages and offers can reach this device while Hearback is closed.'
export const notifyMeOnThisDevice = 'Notify me on this device'
export const notificationsReachThisDevice = 'Notifications reach this device.'
export const notificationsReachThisDeviceNow = 'Notifications reach this device from now on.'
export const nothingReachesThisDevice = 'No more notifications reach this device.'
export const showMeAnExample = 'Show me an example'
export const theExampleIsOnItsWay = 'An example is on its way.'
export const theExampleWasNotTaken =
  'The example did not get through: the push service of your browser did not take it. Try again later, or turn this off and on again.'
export const turnOffHere = 'Turn off on this device'
export const thisBrowserCannotBeTold =
  'This browser cannot show notifications of a page that is closed. Mails reach you all the same.'
export const anIphoneTellsOnly =
  'An iPhone or iPad shows notifications only of apps on its home screen. Press Share, then Add to Home Screen. Open Hearback from there and come back to this page.'
export const thisBrowserBlocksUs =
  'This browser blocks notifications of Hearback. Allow them in its settings for this site, then load this page again.'
export const youDidNotAllowIt = 'Notifications were not allowed, so nothing has changed.'
export const thePushServiceDoesNot =
  'Your browser could not reach its push service. Some browsers have none, and some networks block it. Try again, or keep to mails.'
export const whatDevicesAreToldOf = 'What your devices are notified of'
export const answersAndStepsOfYour = 'Answers to your applications, and each step of them.'
export const newApplicationsAndAnswersThatAreDue = 'New applications, and answers that are due.'
export const invitationsAgreedTimesAndTheDay = 'Invitations, agreed times, and a reminder the day before.'
export const agreedTimesAndTheDay = 'Agreed times, changes, and a reminder the day before.'
export const messagesWhileYouAreNot =
  'Messages that you have not seen within seconds, one notification for each chat, and requests.'
export const offersAndWhenOneEnds = 'Offers, and a reminder before one ends.'
export const whatBecomesOfYourOffers = 'What becomes of the offers you sent.'
export const showNamesAndTitles = 'Show names and job titles'
export const alsoWhileItIsLocked =
  'On this device, also while it is locked. Switched off, it says only that there is news. What a message says is never shown.'
export const newsAboutAnApplication = 'There is news about an application.'
export const newsAboutAnInterview = 'There is news about an interview.'
export const youHaveANewMessage = 'You have a new message.'
export const newsAboutAnOffer = 'There is news about an offer.'
export const somethingHappened = 'There is news for you.'
export const thisIsHowThisDevice = 'This is how this device tells you what happens.'
export const doYouWantToKnow = 'Do you want to know as soon as there is an answer, also while Hearback is closed?'
export const notNow = 'Not now'
export const twoStepIsOn = 'Two-step sign-in is on: signing in takes a code of your app as well.'
export const twoStepIsOff = 'Two-step sign-in is off: your password alone signs you in.'
export const recoveryCodeUsed = (count: Part) => `Somebody signed in with a recovery code of yours. ${count} are left.`
export const recoveryCodeUsedOneLeft = 'Somebody signed in with a recovery code of yours. One is left.'
export const recoveryCodesRenewed = 'You have new recovery codes. Those before them work no more.'
export const secondStepGuessed =
  'Ten wrong codes were entered for your account. If that was not you, somebody knows your password: choose a new one.'
export const passwordGuessed =
  'Many wrong passwords were tried on your account, and none worked. You can sign in with a code by email or a passkey.'
export const passkeyAdded = (name: Part) => `The passkey "${name}" was added: it signs in by itself.`
export const passkeyRemoved = (name: Part) => `The passkey "${name}" was removed.`
