import type { Part } from '../../part.ts'

export const deletionSubject = (day: Part) => `Your Hearback account will be deleted on ${day}`
export const deletionRequested =
  'You asked us to delete your account. It’s hidden from everyone now, and you’ve been signed out on all devices.'
export const companyLeft =
  'You’ve left your company, which stays open with its other members. If you come back, ask an owner to invite you again.'
export const deletionDate = (day: Part) =>
  `On ${day} we’ll permanently delete your personal data. Changed your mind? Sign in before then to keep your account.`
export const keepAccountLink = 'Sign in and keep my account'
export const notYouAdvice = 'Wasn’t you? Sign in and change your password right away.'
export const deletionCanceledSubject = 'Your Hearback account is back'
export const deletionCanceledText =
  'You signed in, so we won’t delete your account. Everything we had hidden is visible again.'
export const notYouResetAdvice = 'Wasn’t you? Reset your password and reply to this email.'
export const erasedSubject = 'Your Hearback account was deleted'
export const erasedText =
  'The 30 days are over. Your profile, cover letters, messages and files have been deleted and can’t be restored.'
export const erasedRemains =
  'The people you dealt with can still see that there was an application, a chat or an offer, but not your name.'
