import type { Part } from '../../part.ts'

export const providerAction = (label: Part) => `Continue with ${label}`
export const signInFailed = 'Signing in didn’t work. Please try again.'
export const continuePageTitle = 'Signing in | Hearback'
export const failedTitle = 'You’re not signed in'
export const backLink = 'Go back and try again'
export const canceled = (label: Part) => `You canceled signing in with ${label}.`
export const refused = (label: Part) => `${label} didn’t sign you in. Please try again, or sign in another way.`
export const elsewhere =
  'This sign-in has expired, was already used, or began in another browser. Please start again here.'
export const registerTitle = 'Create your account'
export const registerLead = (label: Part, email: Part) =>
  `${label} confirmed your email address, ${email}. Just two more things.`
export const proveTitle = (label: Part) => `Connect ${label}`
export const proveLead = (label: Part, email: Part) =>
  `There’s already an account with ${email}. Enter its password once, and ${label} signs you in from then on.`
export const proveCodeLead = (label: Part, email: Part) =>
  `We emailed a code to ${email}. Enter it once, and ${label} signs you in from then on.`
export const proveSubmit = 'Connect and sign in'
export const proveCodeAction = 'Email me a code instead'
export const proveCodeAgainAction = 'Email me a new code'
export const provePasswordAction = 'Use my password instead'
export const provePasskeyAction = 'Use a passkey'
export const emailCode = 'Code from the email'
export const identitiesTitle = 'Connected sign-ins'
export const identitiesLead =
  'Connect an account you have elsewhere to sign in with it. Your email address here stays the same.'
export const identitiesLoading = 'Loading your connected sign-ins'
export const identitiesFailed = 'We couldn’t load your connected sign-ins.'
export const noPasswordLead = 'Your account has no password yet. You need one to change how you sign in.'
export const setPasswordLink = 'Set a password'
export const connectAction = (label: Part) => `Connect ${label}`
export const connectHint = (label: Part) => `Enter your password, then sign in to ${label} to connect it.`
export const connected = (label: Part) => `You can now sign in with ${label}.`
export const connectedOn = (day: Part) => `Connected ${day}.`
export const unused = 'Not used yet'
export const removeTitle = (label: Part) => `Remove ${label}`
export const removeEffects = (label: Part) =>
  `You won’t be able to sign in with this ${label} account anymore. You’ll be signed out on all other devices.`
export const removed = (label: Part) => `${label} was removed. You’ve been signed out on all other devices.`
