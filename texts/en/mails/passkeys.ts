import type { Part } from '../../part.ts'

export const addedSubject = 'A passkey was added to your Hearback account'
export const addedText = (name: Part) => `You can now sign in with the passkey "${name}", without a password or a code.`
export const notYouRemoveAdvice =
  'Wasn’t you? Go to Settings, Security to remove it, choose a new password, and reply to this email.'
export const removedSubject = 'A passkey was removed from your Hearback account'
export const removedText = (name: Part) =>
  `The passkey "${name}" no longer works for your account. All your other devices were signed out.`
export const notYouResetAdvice = 'Wasn’t you? Reset your password and reply to this email.'
