import type { Part } from '../../part.ts'

export const sentTitle = (company: Part) => `Application sent to ${company}`
export const sentHint = (due: Part) =>
  `An answer is due by ${due}. You’ll see when they open it, and we’ll remind them as the date gets closer.`
export const sentBackAction = 'Back to job'
export const sentViewAction = 'View application'
export const statusApplied = 'You applied.'
export const statusViewed = 'You applied. The employer opened your application.'
export const statusShortlisted = 'You’ve been shortlisted.'
export const statusInterview = 'You’ve been invited to an interview.'
export const statusOffered = 'You have an offer.'
export const statusHired = 'You got the job.'
export const statusRejected = 'The employer answered: not this time.'
export const statusWithdrawn = 'You withdrew your application.'
export const statusDeclined = 'You declined the offer.'
export const statusExpired = 'The employer didn’t answer in time.'
export const statusAnswered = 'You applied. The employer answered by message.'
export const statusExpiredAnswered = 'Closed. The employer answered, but nothing happened for 30 days.'
export const accountForApply = (job: Part, company: Part) => `Apply for ${job} at ${company}`
export const applyAction = 'Apply with your profile'
export const applyElsewhereHint =
  'This job was imported from a public source that gave no link. Apply on the employer’s own site.'
export const applyAtSourceAction = (host: Part) => `Apply at ${host}`
export const applyAtSourceHint =
  'This job was imported from a public source. You’ll apply there, so we can’t show you when they answer.'
export const newTabHint = '(opens in a new tab)'
export const ownJobHint = 'This is your job.'
export const ownJobLink = 'Manage this job'
export const employerHint = 'You’re signed in as an employer. Employers can’t apply to jobs.'
export const sheetTitle = 'Your application'
export const apply = (jobTitle: Part) => `Apply for ${jobTitle}`
export const profileStep = 'review your profile'
export const letterStep = 'cover letter'
export const availabilityStep = 'availability'
export const profileFailed = 'We couldn’t load your profile.'
export const profileLoading = 'Loading your profile'
export const profilePreviewTitle = (company: Part) => `This is what ${company} will see`
export const profilePrivacyHint =
  'And nothing more. Your phone, email, exact address, past pay and reasons for leaving stay private.'
export const profileEditAction = 'Edit profile'
export const profileConfirmAction = 'Looks good'
export const noProfileTitle = 'Publish your profile first'
export const noProfileAction = 'Create your profile'
export const noProfileHint =
  'It takes a few minutes, and you can use it for every application. Then you’ll come back to this job.'
export const reapplyAction = 'Apply again'
export const availabilityTitle = 'When are you available?'
export const availability = 'Availability'
export const availabilityHint = 'For example: from March 1, weekday mornings.'
export const sendEffects = (company: Part, answerDays: Part) =>
  `${company} gets your profile, cover letter and availability, and has ${answerDays} days to answer. You can withdraw anytime.`
export const sendFailed = (error: Part) => `${error} Your draft is saved.`
export const back = 'Back'
export const sendAction = 'Send application'
export const letterTitle = 'Cover letter'
export const letterLabel = (company: Part) => `What should ${company} know about you?`
export const letterHint = 'Optional. Your profile is sent either way.'
export const letterTooLong = (whyMost: Part) => `Use ${whyMost} characters or fewer`
export const letterSafetyAdvice = 'Leave out bank details and ID numbers. No honest employer needs them now.'
export const continueAction = 'Continue'
export const letterSkipAction = 'Skip'
export const letterAvailabilityLead = 'Availability:'
export const confirmEmailAction = 'Confirm your email to apply'
