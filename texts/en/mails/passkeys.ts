import type { Part } from '../../part.ts'

export const addedSubject = 'A passkey was added to your Hearback account'
export const addedText = (name: Part) =>
  `The passkey "${name}" signs in to your account from now on, without the password and without a code.`
export const notYouRemoveAdvice =
  'That was not you? Remove it under Settings, Security, choose a new password, and answer this mail.'
export const removedSubject = 'A passkey was removed from your Hearback account'
export const removedText = (name: Part) =>
  `The passkey "${name}" no longer signs in to your account. All other devices were signed out.`
export const notYouResetAdvice = 'That was not you? Reset your password and answer this mail.'
