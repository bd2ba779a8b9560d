import type { Part } from '../../part.ts'

export const oneOfTheOffersCould = 'One of the offers could not be loaded. It may not be yours.'
export const loadingTheOffers = 'Loading the offers'
export const chooseTwoOffers = 'Choose two offers'
export const seeYourOffers = 'See your offers'
export const tickCompareBesideTwoOf = 'Tick “Compare” beside two of your offers to see them here side by side.'
export const differs = 'differs'
export const readAndAnswer = 'Read and answer'
export const read = 'Read'
export const theOfferFrom = (businessName: Part) => `the offer from ${businessName}`
export const whatHappened = 'What happened'
export const whereItStands = 'Where it stands'
export const seeTheApplication = 'See the application'
export const thePerson = 'The person'
export const work = 'Work'
export const city = 'City'
export const telephone = 'Telephone'
export const eMail = 'E-mail'
export const answerTheOtherApplicants = 'Answer the other applicants'
export const isClosed = (jobTitle: Part) => `“${jobTitle}” is closed.`
export const isFilledItStillTakes = (jobTitle: Part) => `Is “${jobTitle}” filled? It still takes applications.`
export const filledCloseTheJob = 'Filled: close the job'
export const loadingYourOffers = 'Loading your offers'
export const oneOffer = '1 offer'
export const offerCount = (total: Part) => `${total} offers`
export const nothingOnThisPage = 'Nothing on this page.'
export const offersThisMonth = 'Offers this month'
export const usedOf = (used: Part, limit: Part) => `${used} of ${limit}`
export const allUsed = 'All used.'
export const left = (count: Part) => `${count} left.`
export const startsAgainOn = (left: Part, shortDate: Part) => `${left} Starts again on ${shortDate}.`
export const plansWithMoreOffers = 'Plans with more offers'
export const noOfferMadeYet = 'No offer made yet'
export const seeWhoApplied = 'See who applied'
export const makeOneFromAnApplication =
  'Make one from an application, a chat or a profile. It goes out as a letter, with an end by which the person answers.'
export const youAcceptedIsToldAt = (company: Part) => `You accepted. ${company} is told at once.`
export const declinedIsTold = (company: Part) => `Declined. ${company} is told.`
export const accept = 'Accept'
export const decline = 'Decline'
export const acceptTheOfferFrom = (company: Part) => `Accept the offer from ${company}`
export const acceptTheOffer = 'Accept the offer'
export const youSayYesToThis = 'You say yes to this:'
export const thenSeesYourTelephoneNumber = (company: Part) =>
  `${company} then sees your telephone number, your e-mail, your exact location and what you said about vaccination and insurance.`
export const yourApplicationBecomesHired = 'Your application becomes hired.'
export const declineTheOfferFrom = (company: Part) => `Decline the offer from ${company}`
export const declineTheOffer = 'Decline the offer'
export const whyNot = 'Why not'
export const sentToAsYouWrite = (company: Part) => `Sent to ${company} as you write it. You can leave it empty.`
export const yourApplicationToThisJob =
  'Your application to this job ends with it. You can apply once more while the job is open.'
export const for6MonthsStillSees = (company: Part) =>
  `For 6 months ${company} still sees your name and experience, and never how to reach you.`
export const hoursAWeek = (hours: Part) => `${hours} hours a week`
export const starts = (start: Part) => `From ${start}`
export const makeAnOffer = 'Make an offer'
export const toPerson = (name: Part) => `to ${name}`
export const anOfferFor = (name: Part) => `An offer for ${name}`
export const whatChanged = 'What changed'
export const seeTheEarlierOffer = 'See the earlier offer'
export const theWordsAreTheSame = 'The words are the same; it is open for longer.'
export const before = 'Before:'
export const notSaidBefore = 'not said'
export const now = 'Now:'
export const anHour = 'an hour'
export const aDay = 'a day'
export const aWeekOfPay = 'a week'
export const aMonth = 'a month'
export const aYear = 'a year'
export const payAnHour = (money: Part) => `${money} an hour`
export const payADay = (money: Part) => `${money} a day`
export const payAWeek = (money: Part) => `${money} a week`
export const payAMonth = (money: Part) => `${money} a month`
export const payAYear = (money: Part) => `${money} a year`
export const title = 'Title'
export const pay = 'Pay'
export const per = 'Per'
export const currency = 'Currency'
export const hoursAWeekField = 'Hours a week'
export const firstDay = 'First day'
export const openFor = 'Open for'
export const whatComesWithIt = 'What comes with it'
export const oneAfterTheOtherWith = 'One after the other, with Enter.'
export const message = 'Message'
export const forTheJob = 'For the job'
export const anApplicationToItGoes = 'An application to it goes along and becomes offered.'
export const noneOfYourPosts = 'None of your posts'
export const offersByState = 'Offers by state'
export const theJobCouldNotBe = 'The job could not be loaded.'
export const loadingTheJob = 'Loading the job'
export const seeIt = 'See it'
export const hasYourOfferAndIs = (name: Part) => `${name} has your offer and is told.`
export const theOfferCouldNotBe = 'The offer could not be sent.'
export const thisTakesThePlaceOf = 'This takes the place of your earlier offer, which stays to be read.'
export const getsThisAsALetter = (name: Part) =>
  `${name} gets this as a letter. Once sent, it cannot be changed, only replaced or withdrawn.`
export const seeThePlans = 'See the plans'
export const cancel = 'Cancel'
export const replaceTheOffer = 'Replace the offer'
export const sendTheOffer = 'Send the offer'
export const offer = 'Offer'
export const loadingTheOffer = 'Loading the offer'
export const theOfferCouldNotBeLoaded = 'The offer could not be loaded.'
export const allOffers = 'All offers'
export const whatYouCanDo = 'What you can do'
export const thereIsNoSuchOffer = 'There is no such offer of yours'
export const theAddressMayBeMistyped = 'The address may be mistyped, or it belongs to another account.'
export const offerOf = (businessName: Part) => `Offer of ${businessName}`
export const notSentYet = 'Not sent yet'
export const letterTo = (to: Part) => `To ${to}`
export const aJobOffer = 'A job offer'
export const hours = 'Hours'
export const aWeek = (hoursPerWeek: Part) => `${hoursPerWeek} a week`
export const start = 'Start'
export const openUntil = 'Open until'
export const aboutAYear = (money: Part, basis: Part) => `About ${money} a year, ${basis}`
export const compare = 'Compare'
export const titleAt = (title: Part, businessName: Part) => `${title} at ${businessName}`
export const chooseASecondOfferTo = 'Choose a second offer to see the two side by side.'
export const compareTheTwo = 'Compare the two'
export const noOfferYet = 'No offer yet'
export const seeYourApplications = 'See your applications'
export const offersComeHereAsLetters =
  'Offers come here as letters that nobody can change any more: what the work is, what it pays, and until when you can answer.'
export const readTheOffer = 'Read the offer'
export const youHaveAnOfferAnd = 'You have an offer, and it waits for your answer.'
export const theOfferWaits = 'The offer: waits for an answer.'
export const theOfferIsAccepted = 'The offer: accepted.'
export const theOfferIsDeclined = 'The offer: declined.'
export const theOfferIsWithdrawn = 'The offer: withdrawn.'
export const theOfferIsExpired = 'The offer: expired.'
export const theOfferIsReplaced = 'The offer: replaced.'
export const theOfferIsTakenBack = 'The offer: taken back.'
export const startsLower = (start: Part) => `from ${start}`
export const aMoment = 'a moment'
export const seeTheOfferThatStands = 'See the offer that stands'
export const yourAnswer = 'Your answer'
export const seeYourApplication = 'See your application'
export const theCompany = 'The company'
export const compareWith = (businessName: Part) => `Compare with ${businessName}`
export const offersHeading = 'Offers'
export const httpErrorStatus = (status: Part) => `HTTP error! status: ${status}`
export const theOffersCouldNotBe = 'The offers could not be loaded.'
export const offerColon = 'Offer:'
export const yourOffersCouldNotBe = (message: Part) => `Your offers could not be loaded. ${message}`
export const anOfferWaitsForYour = 'An offer waits for your answer.'
export const offersWaitForYourAnswer = (total: Part) => `${total} offers wait for your answer.`
export const changeTheOffer = 'Change the offer'
export const makeANewOffer = 'Make a new offer'
export const withdraw = 'Withdraw'
export const takeItBack = 'Take it back'
export const withdrawTheOfferTo = (name: Part) => `Withdraw the offer to ${name}`
export const withdrawTheOffer = 'Withdraw the offer'
export const why = 'Why'
export const sentToAsYouWriteIt = (name: Part) => `Sent to ${name} as you write it. You can leave it empty.`
export const withdrawnIsTold = (name: Part) => `Withdrawn. ${name} is told.`
export const canNoLongerAcceptIt = (name: Part) => `${name} can no longer accept it.`
export const takeBackWhatAccepted = (name: Part) => `Take back what ${name} accepted`
export const takeTheOfferBack = 'Take the offer back'
export const takenBackIsToldAnd = (name: Part) => `Taken back. ${name} is told, and it counts on your page.`
export const hasSaidYesToThis = (name: Part) =>
  `${name} has said yes to this offer. Taking it back is counted on your company’s page for everybody to see.`
export const sayWhy = 'Say why'
export const keepItAsItIs = 'Keep it as it is'
export const notSaid = 'Not said'
export const benefits = 'Benefits'
export const aYearRow = 'A year'
export const takenBackBefore = 'Taken back before'
export const neverAnAcceptedOffer = 'Never an accepted offer'
export const oneDay = '1 day'
export const days = (days: Part) => `${days} days`
export const aJob = 'A job'
export const ifItIsHoursA = (hours: Part) => `if it is ${hours} hours a week`
export const atHoursAWeek = (hours: Part) => `at ${hours} hours a week`
export const atDaysAYear = (workingDays: Part) => `at ${workingDays} days a year`
export const atWeeks = (weeks: Part) => `at ${weeks} weeks`
export const at12Months = 'at 12 months'
export const asItSays = 'as it says'
export const waitsForYou = 'Waits for you'
export const waitsForAnAnswer = 'Waits for an answer'
export const accepted = 'Accepted'
export const declined = 'Declined'
export const withdrawn = 'Withdrawn'
export const expired = 'Expired'
export const replaced = 'Replaced'
export const takenBack = 'Taken back'
export const offersYouThisWorkAnd = (company: Part) => `${company} offers you this work and waits for your answer.`
export const youAcceptedNowSeesHow = (company: Part) => `You accepted. ${company} now sees how to reach you.`
export const youDeclinedThisOffer = 'You declined this offer.'
export const withdrewThisOfferBeforeYou = (company: Part) => `${company} withdrew this offer before you answered.`
export const theTimeToAnswerHas = 'The time to answer has passed.'
export const replacedThisOfferByAnother = (company: Part) => `${company} replaced this offer by another one.`
export const tookThisOfferBackAfter = (company: Part) =>
  `${company} took this offer back after you had accepted. That counts on their page.`
export const hasItAndCanAnswer = (person: Part) => `${person} has it and can answer.`
export const acceptedYouNowSeeHow = (person: Part) => `${person} accepted. You now see how to reach them.`
export const declinedThisOffer = (person: Part) => `${person} declined this offer.`
export const youWithdrewThisOffer = 'You withdrew this offer.'
export const didNotAnswerInTime = (person: Part) => `${person} did not answer in time.`
export const youReplacedThisOfferBy = 'You replaced this offer by another one.'
export const youTookThisOfferBack = 'You took this offer back after it was accepted. It counts on your page.'
export const madeTheOffer = (company: Part) => `${company} made the offer`
export const itWaitsAgain = 'It waits again'
export const youAccepted = 'You accepted'
export const youDeclined = 'You declined'
export const stepAccepted = (person: Part) => `${person} accepted`
export const stepDeclined = (person: Part) => `${person} declined`
export const withdrewIt = (company: Part) => `${company} withdrew it`
export const itExpiredWithoutAnAnswer = 'It expired without an answer'
export const replacedItByAnotherOffer = (company: Part) => `${company} replaced it by another offer`
export const tookItBack = (company: Part) => `${company} took it back`
export const theJobSeeker = 'The job seeker'
export const partYes = 'Yes'
export const partNo = 'No'
