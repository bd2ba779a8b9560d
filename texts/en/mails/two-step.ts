import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const turnedOnSubject = 'Two-step sign-in is on'
export const turnedOnText =
  'From now on signing in to Hearback takes your password and a code of your authenticator app. All other devices were signed out.'
export const recoveryCodesAdvice =
  'Keep your recovery codes where you find them without your phone: each signs you in once when the app is lost.'
export const turnedOffSubject = 'Two-step sign-in is off'
export const turnedOffText =
  'From now on your password alone signs you in to Hearback. All other devices were signed out.'
export const recoveryCodeUsedSubject = 'A recovery code signed in to your Hearback account'
export const recoveryCodeUsedText = 'Somebody signed in with your password and one of your recovery codes.'
export const recoveryCodesLeft = (count: Part) =>
  plural(count, {
    one: 'You have 1 recovery code left. You can make new ones under Settings, Security.',
    other: `You have ${count} recovery codes left. You can make new ones under Settings, Security.`,
  })
export const recoveryCodesRenewedSubject = 'Your Hearback account has new recovery codes'
export const recoveryCodesRenewedText = 'New recovery codes were made; those before them work no more.'
export const wrongCodesSubject = 'Wrong codes were entered for your Hearback account'
export const wrongCodesText =
  'Ten codes in a row were wrong. Nobody got in by them, and codes of your authenticator app are refused for up to six hours.'
export const wrongCodesSignInAdvice = 'Until then a recovery code signs you in, and so does a passkey, if you have one.'
export const wrongCodesAdvice =
  'That was not you? Then somebody knows your password: choose a new one under Settings, Security, or by the link on the sign-in page.'
export const notYouResetAdvice = 'That was not you? Reset your password and answer this mail.'
