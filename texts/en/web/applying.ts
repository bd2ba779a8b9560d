import type { Part } from '../../part.ts'

export const sentTitle = (company: Part) => `${company} has your application`
export const sentHint = (due: Part) =>
  `An answer is due by ${due}. You see when it is opened, and we remind the employer as the day comes nearer.`
export const sentBackAction = 'Back to the job'
export const sentViewAction = 'See your application'
export const statusApplied = 'You applied.'
export const statusViewed = 'You applied, and the employer opened it.'
export const statusShortlisted = 'You are on the shortlist.'
export const statusInterview = 'You are invited to an interview.'
export const statusOffered = 'You have an offer.'
export const statusHired = 'You got this job.'
export const statusRejected = 'The employer answered: not this time.'
export const statusWithdrawn = 'You withdrew your application.'
export const statusDeclined = 'You declined the offer.'
export const statusExpired = 'The employer did not answer in time.'
export const statusAnswered = 'You applied, and the employer answered by message.'
export const statusExpiredAnswered = 'It was closed: the employer answered, and took no further step in 30 days.'
export const applyAction = 'Apply with profile'
export const applyElsewhereHint = 'This post comes from a public source. Apply there.'
export const ownJobHint = 'This is your own job.'
export const ownJobLink = 'See it as its employer'
export const employerHint = 'You are signed in as an employer. Employers cannot apply to jobs.'
export const sheetTitle = 'Your application'
export const apply = (jobTitle: Part) => `Apply: ${jobTitle}`
export const profileStep = 'check your profile'
export const letterStep = 'why you'
export const availabilityStep = 'availability and send'
export const profileFailed = 'Your profile could not be loaded.'
export const profileLoading = 'Loading your profile'
export const profilePreviewTitle = (company: Part) => `This is what ${company} will see`
export const profilePrivacyHint =
  'Nothing more: your phone, e-mail, exact address, past pay and reasons for leaving stay with you.'
export const profileEditAction = 'Edit the profile'
export const profileConfirmAction = 'Looks right, go on'
export const noProfileTitle = 'Publish your profile first'
export const noProfileAction = 'Write your profile'
export const noProfileHint =
  'It takes a few minutes and serves for every application. Afterwards you come back to this job.'
export const reapplyAction = 'Apply once more'
export const availabilityTitle = 'When are you available?'
export const availability = 'Availability'
export const availabilityHint = 'For example: from 1 March, weekday mornings.'
export const sendEffects = (company: Part, answerDays: Part) =>
  `${company} gets your profile, your text and this line. From then on it has ${answerDays} days to answer; you can withdraw at any time.`
export const sendFailed = (error: Part) => `${error} Your text is kept.`
export const back = 'Back'
export const sendAction = 'Send the application'
export const letterTitle = 'Why you'
export const letterLabel = (company: Part) => `What should ${company} know?`
export const letterHint = 'A few sentences are enough. Left empty, your profile speaks for itself.'
export const letterTooLong = (whyMost: Part) => `At most ${whyMost} characters`
export const letterSafetyAdvice = 'Leave out bank details and identity numbers; no honest employer needs them now.'
export const continueAction = 'Go on'
export const letterSkipAction = 'Go on without'
export const letterAvailabilityLead = 'Availability:'
export const confirmEmailAction = 'Confirm your e-mail to apply'
