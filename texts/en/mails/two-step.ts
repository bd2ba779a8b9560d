import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const turnedOnSubject = 'Two-step sign-in is on'
export const turnedOnText =
  'From now on, you’ll sign in with your password and a code from your authenticator app. All your other devices were signed out.'
export const recoveryCodesAdvice =
  'Store your recovery codes somewhere you can reach without your phone. If you lose the app, each code signs you in once.'
export const turnedOffSubject = 'Two-step sign-in is off'
export const turnedOffText =
  'From now on, you only need your password to sign in. All your other devices were signed out.'
export const recoveryCodeUsedSubject = 'A recovery code was used on your Hearback account'
export const recoveryCodeUsedText = 'Someone signed in with your password and one of your recovery codes.'
export const recoveryCodesLeft = (count: Part) =>
  plural(count, {
    one: 'You have 1 recovery code left. Get new ones under Settings, Security.',
    other: `You have ${count} recovery codes left. Get new ones under Settings, Security.`,
  })
export const recoveryCodesRenewedSubject = 'Your Hearback account has new recovery codes'
export const recoveryCodesRenewedText = 'You have a new set of recovery codes. Your old codes no longer work.'
export const wrongCodesSubject = 'Someone entered wrong codes for your Hearback account'
export const wrongCodesText =
  'Ten codes in a row were wrong. No one got in. To protect you, codes from your authenticator app won’t work for up to six hours.'
export const wrongCodesSignInAdvice = 'Until then, sign in with a recovery code, or with a passkey if you have one.'
export const wrongCodesAdvice =
  'Wasn’t you? Then someone knows your password. Choose a new one under Settings, Security, or with the link on the sign-in page.'
export const notYouResetAdvice = 'Wasn’t you? Reset your password and reply to this email.'
