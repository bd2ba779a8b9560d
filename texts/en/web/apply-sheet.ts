import type { Part } from '../../part.ts'

export const profilePreviewTitle = (company: Part) => `This is what ${company} will see`
export const profilePrivacyHint =
  'And nothing more. Your phone, email, exact address, past pay and reasons for leaving stay private.'
export const profileEditAction = 'Edit profile'
export const profileConfirmAction = 'Looks good'
export const noProfileTitle = 'Publish your profile first'
export const noProfileHint =
  'It takes a few minutes, and you can use it for every application. Then you’ll come back to this job.'
export const noProfileAction = 'Create your profile'
export const sentTitle = (company: Part) => `Application sent to ${company}`
export const sentHint = (due: Part) =>
  `An answer is due by ${due}. You’ll see when they open it, and we’ll remind them as the date gets closer.`
export const sendEffects = (company: Part, answerDays: Part) =>
  `${company} gets your profile, cover letter and availability, and has ${answerDays} days to answer. You can withdraw anytime.`
export const letterLabel = (company: Part) => `What should ${company} know about you?`
export const letterTooLong = (whyMost: Part) => `Use ${whyMost} characters or fewer`
export const sendFailed = (error: Part) => `${error} Your draft is saved.`
