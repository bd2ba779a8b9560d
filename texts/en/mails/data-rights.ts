import type { Part } from '../../part.ts'

export const deletionSubject = (day: Part) => `Your Hearback account goes on ${day}`
export const deletionRequested =
  'You asked us to delete your account. Nobody finds you from now on, and you are signed out everywhere.'
export const deletionDate = (day: Part) =>
  `On ${day} everything personal is erased for good. Until then signing in brings the account back as it was.`
export const keepAccountLink = 'Sign in and keep the account'
export const notYouAdvice = 'That was not you? Sign in, and change your password at once.'
export const deletionCanceledSubject = 'Your Hearback account is back'
export const deletionCanceledText = 'You signed in, so your account is not deleted. What was hidden shows again.'
export const notYouResetAdvice = 'That was not you? Reset your password and answer this mail.'
export const erasedSubject = 'Your Hearback account is erased'
export const erasedText =
  'The 30 days are over: your profile, your letters, your messages and your files are gone, and nobody can bring them back.'
export const erasedRemains = 'Others keep that there was an application, a chat or an offer, without your name.'
