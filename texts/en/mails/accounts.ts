import type { Part } from '../../part.ts'

export const codeMailSubject = (code: Part) => `${code} is your Hearback code`
export const codeMailCode = (code: Part) => `Your code is ${code}.`
export const codeMailUse = (minutes: Part) =>
  `Enter it to confirm your email address. It’s valid for ${minutes} minutes.`
export const codeMailDisclaimer = 'Didn’t sign up? Ignore this email. No one can get in without the code.'
export const passwordResetSubject = (code: Part) => `${code} is your code to reset your Hearback password`
export const passwordResetCode = (code: Part, minutes: Part) =>
  `Your code to reset your password is ${code}. It’s valid for ${minutes} minutes.`
export const passwordResetDisclaimer = 'Didn’t request this? Ignore this email. Your password won’t change.'
export const addressChangeSubject = (code: Part) => `${code} is your code to confirm your new email address`
export const addressChangeCode = (code: Part, minutes: Part) =>
  `Enter the code ${code} to use this address for your Hearback account. It’s valid for ${minutes} minutes.`
export const addressChangedSubject = 'Your Hearback email address was changed'
export const addressChangedText = 'Your account now uses a different email address.'
export const notYouAdvice = 'Wasn’t you? Reply to this email right away.'
export const passwordChangedSubject = 'Your Hearback password was changed'
export const passwordChangedText = 'Your password was changed, and all your other devices were signed out.'
export const passwordChangedPasskeys =
  'Your passkeys still work. Go to Settings, Security to check that you recognize each one.'
export const passwordChangedIdentities =
  'Accounts you connected to sign in with, such as Google, still work. Go to Settings, Security to check that you recognize each one.'
export const notYouResetAdvice = 'Wasn’t you? Reset your password and reply to this email.'
export const wrongPasswordsSubject = 'Someone tried to guess your Hearback password'
export const wrongPasswordsText =
  'Someone tried 100 wrong passwords on your account within an hour. None of them worked. To protect you, signing in with a password is blocked for up to an hour.'
export const wrongPasswordsSignInAdvice =
  'To sign in now, choose “Forgot your password?” on the sign-in page and enter the code we email you, or use a passkey.'
export const wrongPasswordsAdvice =
  'If you use this password anywhere else, choose a new one. Two-step sign-in protects you even if someone guesses it.'
export const verificationLink = 'Enter the code'
export const unfinishedSignUpSubject = 'Finish signing up for Hearback'
export const unfinishedSignUpNoAccount =
  'Someone asked to reset the password for this address, but it doesn’t have an account yet. The sign-up was never confirmed.'
export const unfinishedSignUpAgain =
  'Sign up again with this address and choose a new password. We’ll email you a new code.'
export const unfinishedSignUpLink = 'Sign up'
export const unfinishedSignUpNotYou = 'Wasn’t you? Ignore this email.'
