import type { Part } from '../../part.ts'

export const isViewed = (name: Part) => `${name}: viewed.`
export const isShortlisted = (name: Part) => `${name}: shortlisted.`
export const staysWhereTheyWere = (name: Part, message: Part) => `${name} stays where they were. ${message}`
export const whatBecameOfThem = 'What became of them'
export const answerApplications = (count: Part) => `Answer ${count} applications`
export const reject = (name: Part) => `Reject ${name}`
export const anOfferFor = (name: Part) => `An offer for ${name}`
export const invite = (name: Part) => `Invite ${name}`
export const rejectStep = 'Reject'
export const withAReasonOrYour = 'With a reason or your own words.'
export const shortlist = 'Shortlist'
export const theyKnowThatYouRead = 'They know that you read them and go on.'
export const onePerson = '1 person'
export const people = (count: Part) => `${count} people`
export const theAnswersCouldNotBe = 'The answers could not be sent.'
export const answer = 'Answer'
export const thisStepIsPossibleFor = (possible: Part, chosen: Part) =>
  `This step is possible for ${possible} of the ${chosen} chosen. The others stay as they are.`
export const cancel = 'Cancel'
export const answerPeople = (people: Part) => `Answer ${people}`
export const oneApplication = 'One application'
export const ofAnswered = (done: Part, all: Part) => `${done} of ${all} answered.`
export const theyWereToldByE = 'They were told by e-mail.'
export const notAnswered = 'Not answered'
export const done = 'Done'
export const reason = 'Reason'
export const chooseOne = 'Choose one'
export const feedback = 'Feedback'
export const message = 'Message'
export const withoutAReasonCharactersOr = (feedbackMin: Part) => `Without a reason, ${feedbackMin} characters or more.`
export const sentToAsYouWrite = (who: Part) => `Sent to ${who} as you write it.`
export const startFromATemplate = 'Start from a template'
export const offerTimes = 'Offer times'
export const theyPickOneBothGet = 'They pick one; both get a calendar entry.'
export const writeOnly = 'Write only'
export const youAgreeOnATime = 'You agree on a time in words.'
export const isInvited = (name: Part) => `${name} is invited.`
export const theInvitationCouldNotBe = 'The invitation could not be sent.'
export const how = 'How'
export const whatToBringWhoWill = 'What to bring, who will be there.'
export const howAndWhenYouWould = 'How and when you would like to meet.'
export const sendTheInvitation = 'Send the invitation'
export const rejectedAndToldSo = (name: Part) => `${name}: rejected, and told so.`
export const theAnswerCouldNotBe = 'The answer could not be sent.'
export const anHonestSentenceIsWorth = 'An honest sentence is worth more than silence.'
export const sendTheRejection = 'Send the rejection'
export const videoCall = 'Video call'
export const telephone = 'Telephone'
export const atYourPlace = 'At your place'
export const link = 'Link'
export const canFollowLater = 'Can follow later.'
export const whoCallsWhom = 'Who calls whom'
export const weCallYou = 'We call you'
export const theNumberCanFollowLater = 'The number can follow later.'
export const address = 'Address'
export const streetHouseNumberTown = 'Street, house number, town'
export const minutes = (minutes: Part) => `${minutes} minutes`
export const clocksSkipThisTime = 'Clocks in this time zone skip one of these times. Choose another one.'
export const timeZone = 'Time zone'
export const length = 'Length'
export const howYouMeet = 'How you meet'
export const timesToChooseFrom = 'Times to choose from'
export const timeNumber = (place: Part) => `Time ${place}`
export const removeTime = (place: Part) => `Remove time ${place}`
export const anotherTime = 'Another time'
export const theTemplateIsSaved = 'The template is saved.'
export const theTemplateCouldNotBe = 'The template could not be saved.'
export const name = 'Name'
export const forYouOnly = 'For you only.'
export const filledInWithItWhen = 'Filled in with it when you reject somebody.'
export const text = 'Text'
export const save = 'Save'
export const loadingYourTemplates = 'Loading your templates'
export const yourTemplatesCouldNotBe = 'Your templates could not be loaded.'
export const noTemplatesYet = 'No templates yet'
export const writeTheFirstOne = 'Write the first one'
export const writeAnHonestAnswerOnce = 'Write an honest answer once, and use it for one person or for forty at once.'
export const edit = (name: Part) => `Edit ${name}`
export const remove = (name: Part) => `Remove ${name}`
export const writeAMessageOrOffer = 'Write a message, or offer times to choose from'
export const sayWhereTheInterviewTakes = 'Say where the interview takes place'
export const sayWhyInCharactersOr = (feedbackMin: Part) =>
  `Say why in ${feedbackMin} characters or more, or choose a reason`
export const theTemplateIsRemoved = (name: Part) => `The template “${name}” is removed.`
