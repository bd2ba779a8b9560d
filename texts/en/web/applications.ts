import type { Part } from '../../part.ts'

export const applyOnceMore = 'Apply once more'
export const theJobIsOpenYou = 'The job is open. You can send it once more, with a new letter if you like.'
export const youCanApplyOnceMore = 'You can apply once more while the job is open.'
export const thisWasYourSecondApplication = 'This was your second application to this job, so you cannot apply again.'
export const youCanApplyToA = 'You can apply to a job twice in all, while it is open.'
export const noAnswerIn30Days = 'No answer in 30 days'
export const outcomeOverdue = 'Outcome overdue'
export const inItsOwnWords = (company: Part) => `${company}, in its own words.`
export const theJobIsPaused = 'The job is paused.'
export const theJobIsClosed = 'The job is closed.'
export const theJobHasExpired = 'The job has expired.'
export const theJob = 'The job'
export const loadingYourApplications = 'Loading your applications'
export const yourApplicationsCouldNotBe = 'Your applications could not be loaded.'
export const applicationsByStatus = 'Applications by status'
export const oneApplication = '1 application'
export const applications = (total: Part) => `${total} applications`
export const youHaveNotAppliedYet = 'You have not applied yet'
export const findJobs = 'Find jobs'
export const eachApplicationGetsAnAnswer =
  'Each application gets an answer within 14 days. You see beforehand how a company answers.'
export const nothingUnder = (status: Part) => `Nothing under “${status}”`
export const nothingOnThisPage = 'Nothing on this page'
export const seeAllApplications = 'See all applications'
export const pickATimeForThe = 'Pick a time for the interview'
export const theAnswerWasDue = 'The answer was due'
export const theAnswerIsDue = 'The answer is due'
export const yourApplication = 'Your application'
export const loadingYourApplication = 'Loading your application'
export const yourApplicationCouldNotBe = 'Your application could not be loaded.'
export const thereIsNoSuchApplication = 'There is no such application of yours'
export const seeYourApplications = 'See your applications'
export const theAddressMayBeMistyped = 'The address may be mistyped, or it belongs to another account.'
export const allApplications = 'All applications'
export const whatHappenedSoFar = 'What happened so far'
export const yourLetterAsSent = 'Your letter, as sent'
export const youAppliedWithYourProfile = 'You applied with your profile alone.'
export const theJobAndWhatYou = 'The job, and what you can do'
export const onSite = 'On site'
export const videoCall = 'Video call'
export const byPhone = 'By phone'
export const interview = 'Interview'
export const pickAnotherTime = 'Pick another time'
export const allTheTimesOfferedHave =
  'All the times offered have passed without a choice. The employer can offer new ones.'
export const how = 'How'
export const minutes = (mode: Part, minutes: Part) => `${mode}, ${minutes} minutes`
export const where = 'Where'
export const link = 'Link'
export const number = 'Number'
export const thisWasYourInterview = 'This was your interview, in your time'
export const yourInterview = 'Your interview, in your time'
export const saveToCalendar = 'Save to calendar'
export const pickedBothOfYouGet = 'Picked. Both of you get it by mail.'
export const pickTheTimeThatSuits = (zone: Part) => `Pick the time that suits you (${zone} time)`
export const chooseOneOfTheTimes = 'Choose one of the times'
export const changeToThisTime = 'Change to this time'
export const takeThisTime = 'Take this time'
export const keepTheTimeIHave = 'Keep the time I have'
export const yourApplicationIsWithdrawn = 'Your application is withdrawn.'
export const withdraw = 'Withdraw'
export const withdrawYourApplication = 'Withdraw your application?'
export const withdrawIt = 'Withdraw it'
export const seesThatYouWithdrewAnd = (company: Part) =>
  `${company} sees that you withdrew, and no longer owes you an answer.`
export const anInterviewThatWasArranged = 'An interview that was arranged is called off.'
export const hasItAndHasNot = (company: Part) => `${company} has it, and has not opened it yet.`
export const openedItAndHasNot = (company: Part) => `${company} opened it, and has not answered yet.`
export const putYouOnTheShortlist = (company: Part) => `${company} put you on the shortlist.`
export const invitesYouToAnInterview = (company: Part) => `${company} invites you to an interview.`
export const offersYouTheJob = (company: Part) => `${company} offers you the job.`
export const youGotThisJob = 'You got this job.'
export const answeredNotThisTime = (company: Part) => `${company} answered: not this time.`
export const youWithdrewThisApplication = 'You withdrew this application.'
export const youDeclinedTheOffer = 'You declined the offer.'
export const didNotAnswerWithin30 = (company: Part) =>
  `${company} did not answer within 30 days. That counts in its figures.`
export const answeredYouByMessage = (company: Part) => `${company} answered you by message.`
export const openedItAndAnsweredYou = (company: Part) => `${company} opened it, and answered you by message.`
export const answeredAndTookNoFurther = (company: Part) =>
  `${company} answered, and took no further step in 30 days, so it was closed.`
export const thePositionHasBeenFilled = 'the position has been filled'
export const aSkillThatTheJob = 'a skill that the job needs is missing'
export const theJobAsksForAnother = 'the job asks for another level of experience'
export const theLocationDoesNotFit = 'the location does not fit'
export const thePayYouAskFor = 'the pay you ask for and the pay they offer are too far apart'
export const theAvailabilityDoesNotFit = 'the availability does not fit'
export const aFormalRequirementOfThe = 'a formal requirement of the job is not met'
export const theApplicationWasIncomplete = 'the application was incomplete'
export const anotherCandidateFitsTheJob = 'another candidate fits the job better'
export const theJobWasCancelled = 'the job was cancelled'
export const theOfferWasRescinded = 'the offer was rescinded'
export const theReason = (reason: Part) => `The reason: ${reason}.`
export const youApplied = 'You applied'
export const openedIt = (company: Part) => `${company} opened it`
export const stepShortlisted = (company: Part) => `${company} put you on the shortlist`
export const invitedYouToAnInterview = (company: Part) => `${company} invited you to an interview`
export const offeredYouTheJob = (company: Part) => `${company} offered you the job`
export const youGotTheJob = 'You got the job'
export const stepRejected = (company: Part) => `${company} answered: not this time`
export const youWithdrew = 'You withdrew'
export const stepDeclined = 'You declined the offer'
export const noAnswerWithin30Days = 'No answer within 30 days'
export const youAppliedOnceMore = 'You applied once more'
export const invitedYouAgain = (company: Part) => `${company} invited you again`
export const thoughtAgainAndPutYou = (company: Part) => `${company} thought again, and put you on the shortlist`
export const answeredByMessage = (company: Part) => `${company} answered by message`
export const closedAfter30DaysWithout = 'Closed after 30 days without a further step'
export const slot = (day: Part, from: Part, to: Part) => `${day}, ${from} to ${to}`
export const timeInZone = (time: Part, zone: Part) => `${time} in ${zone}`
export const timeInZoneOn = (time: Part, zone: Part, day: Part) => `${time} in ${zone}, ${day}`
