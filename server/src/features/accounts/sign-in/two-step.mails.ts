import * as en from '@hearback/texts/en/mails/two-step.ts'
import * as es from '@hearback/texts/es/mails/two-step.ts'
import { inLanguages } from '../../../domain/languages.ts'
import type { NotificationRequest } from '../../../domain/notification-request.ts'
import { type Owner, securityNotice } from '../account/security-notice.ts'

const texts = inLanguages({ en, es })

export const twoStepOnNotice = (owner: Owner): NotificationRequest =>
  securityNotice(owner, 'two_step_on', {}, (language) => {
    const t = texts(language)
    return [t.turnedOnSubject, t.turnedOnText, t.recoveryCodesAdvice, t.notYouResetAdvice]
  })

export const twoStepOffNotice = (owner: Owner): NotificationRequest =>
  securityNotice(owner, 'two_step_off', {}, (language) => {
    const t = texts(language)
    return [t.turnedOffSubject, t.turnedOffText, t.notYouResetAdvice]
  })

export const recoveryCodeUsedNotice = (owner: Owner, left: number): NotificationRequest =>
  securityNotice(owner, 'recovery_code_used', { count: left }, (language) => {
    const t = texts(language)
    const rest = t.recoveryCodesLeft(left)
    return [t.recoveryCodeUsedSubject, t.recoveryCodeUsedText, rest, t.notYouResetAdvice]
  })

export const recoveryCodesRenewedNotice = (owner: Owner): NotificationRequest =>
  securityNotice(owner, 'recovery_codes_renewed', {}, (language) => {
    const t = texts(language)
    return [t.recoveryCodesRenewedSubject, t.recoveryCodesRenewedText, t.notYouResetAdvice]
  })

/** Sent on guesses of the second step, which require the correct password. */
export const secondStepGuessedNotice = (owner: Owner): NotificationRequest =>
  securityNotice(owner, 'second_step_guessed', {}, (language) => {
    const t = texts(language)
    return [t.wrongCodesSubject, t.wrongCodesText, t.wrongCodesSignInAdvice, t.wrongCodesAdvice]
  })
