import type { Notice } from '../../notice.ts'
import type { Mail } from '../../ports/mail.ts'
import { composeMail } from '../../ports/mail-text.ts'
import { codeMinutes } from './accounts.rules.ts'

export const verificationMail = (to: string, code: string): Mail =>
  composeMail(to, `${code} is your Hearback code`, [
    `Your code is ${code}.`,
    `Enter it to confirm your e-mail address. It works for ${codeMinutes} minutes.`,
    'You did not register at Hearback? Then do nothing: without the code nobody gets in.',
  ])

export const resetMail = (to: string, code: string): Mail =>
  composeMail(to, `${code} resets your Hearback password`, [
    `Your code for a new password is ${code}. It works for ${codeMinutes} minutes.`,
    'You did not ask for it? Then do nothing: your password stays as it is.',
  ])

export const changeEmailMail = (to: string, code: string): Mail =>
  composeMail(to, `${code} confirms your new e-mail address`, [
    `Enter the code ${code} to use this address for your Hearback account. It works for ${codeMinutes} minutes.`,
  ])

/** To the old address, so that a thief cannot move an account in silence. */
export const emailChangedNotice = ({ id, email }: { id: string; email: string }): Notice => ({
  userId: id,
  kind: 'email_changed',
  data: {},
  path: '/settings/account',
  mail: composeMail(email, 'Your Hearback e-mail address was changed', [
    'Your account now uses another e-mail address.',
    'That was not you? Answer this mail at once.',
  ]),
})

export const passwordChangedNotice = ({ id, email }: { id: string; email: string }): Notice => ({
  userId: id,
  kind: 'password_changed',
  data: {},
  path: '/settings/security',
  mail: composeMail(email, 'Your Hearback password was changed', [
    'Your password was changed, and all other devices were signed out.',
    'That was not you? Reset your password and answer this mail.',
  ]),
})
