import type { Part } from '../../part.ts'

export const addedSubject = (label: Part) => `You can now sign in to Hearback with ${label}`
export const addedText = (label: Part, email: Part) =>
  `The ${label} account ${email} was connected to your Hearback account.`
export const addedTextWithoutEmail = (label: Part) => `A ${label} account was connected to your Hearback account.`
export const notYouRemoveAdvice =
  'Wasn’t you? Go to Settings, Security to remove it, choose a new password, and reply to this email.'
export const removedSubject = (label: Part) => `${label} no longer signs in to your Hearback account`
export const removedText = (label: Part) =>
  `A ${label} account was disconnected from your Hearback account. All your other devices were signed out.`
export const notYouResetAdvice = 'Wasn’t you? Reset your password and reply to this email.'
export const joinSubject = (code: Part, label: Part) => `${code} is your code to connect ${label}`
export const joinCode = (code: Part, minutes: Part, label: Part) =>
  `Your code is ${code}. It’s valid for ${minutes} minutes. Enter it on the page you have open to sign in with ${label} from now on.`
export const joinDisclaimer =
  'Didn’t request this? Ignore this email and don’t share the code. Nothing changes without it.'
