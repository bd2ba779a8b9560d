import type { Part } from '../../part.ts'

export const codeMailSubject = (code: Part) => `${code} is your Hearback code`
export const codeMailCode = (code: Part) => `Your code is ${code}.`
export const codeMailUse = (minutes: Part) =>
  `Enter it to confirm your e-mail address. It works for ${minutes} minutes.`
export const codeMailDisclaimer = 'You did not register at Hearback? Then do nothing: without the code nobody gets in.'
export const passwordResetSubject = (code: Part) => `${code} resets your Hearback password`
export const passwordResetCode = (code: Part, minutes: Part) =>
  `Your code for a new password is ${code}. It works for ${minutes} minutes.`
export const passwordResetDisclaimer = 'You did not ask for it? Then do nothing: your password stays as it is.'
export const addressChangeSubject = (code: Part) => `${code} confirms your new e-mail address`
export const addressChangeCode = (code: Part, minutes: Part) =>
  `Enter the code ${code} to use this address for your Hearback account. It works for ${minutes} minutes.`
export const addressChangedSubject = 'Your Hearback e-mail address was changed'
export const addressChangedText = 'Your account now uses another e-mail address.'
export const notYouAdvice = 'That was not you? Answer this mail at once.'
export const passwordChangedSubject = 'Your Hearback password was changed'
export const passwordChangedText = 'Your password was changed, and all other devices were signed out.'
export const passwordChangedPasskeys =
  'Your passkeys sign in as before. Look under Settings, Security, whether you know each of them.'
export const notYouResetAdvice = 'That was not you? Reset your password and answer this mail.'
export const wrongPasswordsSubject = 'Wrong passwords were tried on your Hearback account'
export const wrongPasswordsText =
  'Somebody tried 100 wrong passwords on your account within an hour. None of them worked. Passwords are refused for up to an hour.'
export const wrongPasswordsSignInAdvice =
  'To sign in now, choose “Forgot your password?” on the sign-in page and enter the code we email you, or use a passkey.'
export const wrongPasswordsAdvice =
  'If you use your password anywhere else, choose a new one. Two-step sign-in protects you even if somebody guesses it.'
export const verificationLink = 'Enter the code'
export const unfinishedSignUpSubject = 'Finish signing up for Hearback'
export const unfinishedSignUpNoAccount =
  'Someone asked for a new password for this address, but it has no account yet: the sign-up was never confirmed.'
export const unfinishedSignUpAgain =
  'Sign up again with this address and choose a new password. We will email you a new code.'
export const unfinishedSignUpLink = 'Sign up'
export const unfinishedSignUpNotYou = 'Not you? Then do nothing.'
