import type { Part } from '../../part.ts'

export const hasYourApplication = (company: Part) => `${company} has your application`
export const anAnswerIsDueBy = (due: Part) =>
  `An answer is due by ${due}. You see when it is opened, and we remind the employer as the day comes nearer.`
export const backToTheJob = 'Back to the job'
export const seeYourApplication = 'See your application'
export const youApplied = 'You applied.'
export const youAppliedAndTheEmployer = 'You applied, and the employer opened it.'
export const youAreOnTheShortlist = 'You are on the shortlist.'
export const youAreInvitedToAn = 'You are invited to an interview.'
export const youHaveAnOffer = 'You have an offer.'
export const youGotThisJob = 'You got this job.'
export const theEmployerAnsweredNotThis = 'The employer answered: not this time.'
export const youWithdrewYourApplication = 'You withdrew your application.'
export const youDeclinedTheOffer = 'You declined the offer.'
export const theEmployerDidNotAnswer = 'The employer did not answer in time.'
export const youAppliedAndTheEmployerAnswered = 'You applied, and the employer answered by message.'
export const itWasClosedTheEmployer = 'It was closed: the employer answered, and took no further step in 30 days.'
export const applyWithProfile = 'Apply with profile'
export const thisPostComesFromA = 'This post comes from a public source. Apply there.'
export const thisIsYourOwnJob = 'This is your own job.'
export const seeItAsItsEmployer = 'See it as its employer'
export const youAreSignedInAs = 'You are signed in as an employer. Employers cannot apply to jobs.'
export const yourApplication = 'Your application'
export const apply = (jobTitle: Part) => `Apply: ${jobTitle}`
export const checkYourProfile = 'check your profile'
export const whyYouStep = 'why you'
export const availabilityAndSend = 'availability and send'
export const yourProfileCouldNotBe = 'Your profile could not be loaded.'
export const loadingYourProfile = 'Loading your profile'
export const thisIsWhatWillSee = (company: Part) => `This is what ${company} will see`
export const nothingMoreYourPhoneE =
  'Nothing more: your phone, e-mail, exact address, past pay and reasons for leaving stay with you.'
export const editTheProfile = 'Edit the profile'
export const looksRightGoOn = 'Looks right, go on'
export const publishYourProfileFirst = 'Publish your profile first'
export const writeYourProfile = 'Write your profile'
export const itTakesAFewMinutes =
  'It takes a few minutes and serves for every application. Afterwards you come back to this job.'
export const applyOnceMore = 'Apply once more'
export const whenAreYouAvailable = 'When are you available?'
export const availability = 'Availability'
export const forExampleFrom1March = 'For example: from 1 March, weekday mornings.'
export const getsYourProfileYourText = (company: Part, answerDays: Part) =>
  `${company} gets your profile, your text and this line. From then on it has ${answerDays} days to answer; you can withdraw at any time.`
export const yourTextIsKept = (error: Part) => `${error} Your text is kept.`
export const back = 'Back'
export const sendTheApplication = 'Send the application'
export const whyYou = 'Why you'
export const whatShouldKnow = (company: Part) => `What should ${company} know?`
export const aFewSentencesAreEnough = 'A few sentences are enough. Left empty, your profile speaks for itself.'
export const atMostCharacters = (whyMost: Part) => `At most ${whyMost} characters`
export const leaveOutBankDetailsAnd = 'Leave out bank details and identity numbers; no honest employer needs them now.'
export const goOn = 'Go on'
export const goOnWithout = 'Go on without'
export const availabilityOfLetter = 'Availability:'
export const confirmYourEMailToApply = 'Confirm your e-mail to apply'
