import * as en from '@hearback/texts/en/mails/two-step.ts'
import * as es from '@hearback/texts/es/mails/two-step.ts'
import { inLanguages } from '../../languages.ts'
import type { Notice } from '../../notice.ts'
import { type Owner, securityNotice } from './security-notice.ts'

const texts = inLanguages({ en, es })

export const twoStepOnNotice = (owner: Owner): Notice =>
  securityNotice(owner, 'two_step_on', {}, (language) => {
    const t = texts(language)
    return [t.itIsOn, t.aCodeIsAskedFor, t.keepYourRecoveryCodes, t.resetAndAnswer]
  })

export const twoStepOffNotice = (owner: Owner): Notice =>
  securityNotice(owner, 'two_step_off', {}, (language) => {
    const t = texts(language)
    return [t.itIsOff, t.thePasswordIsEnough, t.resetAndAnswer]
  })

export const recoveryCodeUsedNotice = (owner: Owner, left: number): Notice =>
  securityNotice(owner, 'recovery_code_used', { count: left }, (language) => {
    const t = texts(language)
    const rest = left === 1 ? t.oneIsLeft : t.soManyAreLeft(left)
    return [t.aRecoveryCodeWasUsed, t.somebodySignedInWithIt, rest, t.resetAndAnswer]
  })

export const recoveryCodesRenewedNotice = (owner: Owner): Notice =>
  securityNotice(owner, 'recovery_codes_renewed', {}, (language) => {
    const t = texts(language)
    return [t.thereAreNewRecoveryCodes, t.theOldOnesEnded, t.resetAndAnswer]
  })

/** Whoever got so far has the password. */
export const secondStepGuessedNotice = (owner: Owner): Notice =>
  securityNotice(owner, 'second_step_guessed', {}, (language) => {
    const t = texts(language)
    return [t.wrongCodesWereEntered, t.codesAreRefusedForHours, t.otherWaysGoOn, t.itWasNotYou]
  })
