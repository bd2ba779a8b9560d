import type { Part } from '../../part.ts'

export const loadingYourSettings = 'Loading your settings'
export const yourSettingsCouldNotBe = 'Your settings could not be loaded.'
export const mailsAboutAre = (toLowerCase: Part, choice: Part) => `Mails about ${toLowerCase} are ${choice}.`
export const loadingYourNotifications = 'Loading your notifications'
export const yourNotificationsCouldNotBe = 'Your notifications could not be loaded.'
export const nothingHasHappenedYet = 'Nothing has happened yet'
export const yourJobs = 'Your jobs'
export const lookAtJobs = 'Look at jobs'
export const applicationsInterviews = 'Applications, interviews'
export const answersInterviews = 'Answers, interviews'
export const offersAndMessagesShowUp = (choice: Part) =>
  `${choice}, offers and messages show up here the moment they come.`
export const youHaveReadEverything = 'You have read everything.'
export const n1IsNew = '1 is new'
export const areNew = (count: Part) => `${count} are new`
export const markAllRead = 'Mark all read'
export const notifications = 'Notifications'
export const allNotifications = 'All notifications'
export const whichMailsIGet = 'Which mails I get'
export const nothingYetWhatHappensTo = 'Nothing yet. What happens to you here shows up at once.'
export const newWord = 'New:'
export const open = 'Open'
export const thisLinkIsNotWhole = 'This link is not whole. Copy it from the mail once more.'
export const lookingAtTheLink = 'Looking at the link'
export const mailsAboutAreOffIn = (topic: Part) => `Mails about ${topic} are off. In the app you still see everything.`
export const chooseYourMails = 'Choose your mails'
export const youGetMailsAbout = 'You get mails about'
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
export const theApplicationForTookA = (job: Part) => `The application for ${job} took a step.`
export const somethingOfYours = 'Something of yours'
export const weLookedAtAndFound = (name: Part) => `We looked at “${name}” and found nothing wrong.`
export const somethingOfYours2 = 'something of yours'
export const youWereWarnedAboutRead = (name: Part) => `You were warned about “${name}”. Read the reason.`
export const wasHiddenReadTheReason = (name: Part) => `“${name}” was hidden. Read the reason; you may appeal once.`
export const yourAccountWasSuspendedRead = 'Your account was suspended. Read the reason; you may appeal once.'
export const thereIsADecisionAbout = (name: Part) => `There is a decision about “${name}”.`
export const theyOweYouAnAnswer = (day: Part) => `They owe you an answer by ${day}.`
export const yourApplicationForHasReached = (job: Part, other: Part, choice: Part) =>
  `Your application for ${job} has reached ${other}.${choice}`
export const yourAnswerIsDueBy = (day: Part) => `Your answer is due by ${day}.`
export const appliedFor = (other: Part, job: Part, choice: Part) => `${other} applied for ${job}.${choice}`
export const answeredYourApplicationForBy = (other: Part, job: Part) =>
  `${other} answered your application for ${job} by message.`
export const yourApplicationForAtWas = (job: Part, other: Part) =>
  `Your application for ${job} at ${other} was closed after 30 days of silence.`
export const forYourAnswer = (count: Part, choice: Part) => `${count} ${choice} for your answer.`
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
export const unreadMessage = 'unread message'
export const from = (count: Part, other: Part) => `${count} from ${other}.`
export const sentYouAnOffer = (other: Part, forJob: Part) => `${other} sent you an offer${forJob}.`
export const acceptedYourOffer = (other: Part, forJob: Part) => `${other} accepted your offer${forJob}.`
export const declinedYourOffer = (other: Part, forJob: Part) => `${other} declined your offer${forJob}.`
export const withdrewTheOffer = (other: Part, forJob: Part) => `${other} withdrew the offer${forJob}.`
export const on = (day: Part) => `on ${day}`
export const theOfferOfEnds = (other: Part, forJob: Part, choice: Part) =>
  `The offer of ${other}${forJob} ends ${choice}.`
export const theOfferBetweenYouAnd = (other: Part, forJob: Part) =>
  `The offer between you and ${other}${forJob} has ended without an answer.`
export const tookBackTheOfferThat = (other: Part, forJob: Part) =>
  `${other} took back the offer that you had accepted${forJob}.`
export const howWasItWithYou = (other: Part) => `How was it with ${other}? You can write a review.`
export const theReviewByCanBe = (other: Part) => `The review by ${other} can be read now.`
export const repliedToYourReview = (other: Part) => `${other} replied to your review.`
export const ofWord = (name: Part) => `of “${name}”`
export const weHaveYourReportA = (choice: Part, caseNumber: Part) =>
  `We have your report${choice}: ${caseNumber}. A moderator reads it.`
export const reportIsDecidedReadThe = (caseNumber: Part) => `Report ${caseNumber} is decided. Read the reason.`
export const aDecision = 'a decision'
export const yourAppealAboutHasArrived = (name: Part) =>
  `Your appeal about “${name}” has arrived. A moderator decides it.`
export const isHiddenForUpTo = (name: Part) =>
  `“${name}” is hidden for up to 72 hours: several people reported it. A moderator decides.`
export const canBeSeenAgain = (name: Part) => `“${name}” can be seen again.`
export const endsInRenewItIf = (job: Part, count: Part) => `${job} ends in ${count}. Renew it if you are still looking.`
export const hasEndedAndLeftThe = (job: Part) => `${job} has ended and left the search. You can open it again.`
export const oneJob = 'One job'
export const isPausedYourPlanKeeps = (job: Part, name: Part) =>
  `${job} is paused: your plan ${name} keeps fewer jobs open. See what you can do.`
export const jobsArePausedYourPlan = (count: Part, name: Part) =>
  `${count} jobs are paused: your plan ${name} keeps fewer jobs open. See which, and what you can do.`
export const newJob = 'new job'
export const forWord = (name: Part) => `for “${name}”`
export const pausedJob = 'paused job'
export const cameBack = (count: Part) => `${count} came back.`
export const yourPlanIsNow = (name: Part, choice: Part) => `Your plan is now ${name}.${choice}`
export const yourPlanHasEndedThe = (name: Part) => `Your plan ${name} has ended; the free one goes on.`
export const yourPlan = 'your plan'
export const thePlanGoesOnUntil = (day: Part) => `The plan goes on until ${day}; check your card.`
export const thePaymentForDidNot = (name: Part, choice: Part) => `The payment for ${name} did not go through.${choice}`
export const yourWorkAtIsConfirmed = (other: Part) => `Your work at ${other} is confirmed.`
export const whoeverReadsYourWorkAddress = (other: Part) =>
  `Whoever reads your work address at ${other} did not confirm your work.`
export const yourPasswordWasChangedAll = 'Your password was changed. All other devices were signed out.'
export const yourAccountUsesAnotherE = 'Your account uses another e-mail address now.'
export const itWasToBeErased = (day: Part) => `; it was to be erased on ${day}`
export const youAskedUsToDelete = (choice: Part) => `You asked us to delete your account${choice}.`
export const youSignedInAgainSo = 'You signed in again, so your account stays.'
export const forWord2 = (job: Part) => `for ${job}`
