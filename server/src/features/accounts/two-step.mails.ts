import * as en from '@hearback/texts/en/mails/two-step.ts'
import * as es from '@hearback/texts/es/mails/two-step.ts'
import { inLanguages } from '../../languages.ts'
import type { Notice } from '../../notice.ts'
import { composeMail } from '../../ports/mail-text.ts'

const texts = inLanguages({ en, es })
type Texts = ReturnType<typeof texts>
interface Owner {
  readonly id: string
  readonly email: string
}

const noticeOf = (
  owner: Owner,
  kind: Notice['kind'],
  data: Notice['data'],
  words: (t: Texts) => [subject: string, ...paragraphs: string[]],
): Notice => ({
  userId: owner.id,
  kind,
  data,
  path: '/settings/security',
  mail: (language) => {
    const [subject, ...paragraphs] = words(texts(language))
    return composeMail(owner.email, subject, paragraphs, language)
  },
})

export const twoStepOnNotice = (owner: Owner): Notice =>
  noticeOf(owner, 'two_step_on', {}, (t) => [t.itIsOn, t.aCodeIsAskedFor, t.keepYourRecoveryCodes, t.resetAndAnswer])

export const twoStepOffNotice = (owner: Owner): Notice =>
  noticeOf(owner, 'two_step_off', {}, (t) => [t.itIsOff, t.thePasswordIsEnough, t.resetAndAnswer])

export const recoveryCodeUsedNotice = (owner: Owner, left: number): Notice =>
  noticeOf(owner, 'recovery_code_used', { count: left }, (t) => [
    t.aRecoveryCodeWasUsed,
    t.somebodySignedInWithIt,
    left === 1 ? t.oneIsLeft : t.soManyAreLeft(left),
    t.resetAndAnswer,
  ])

export const recoveryCodesRenewedNotice = (owner: Owner): Notice =>
  noticeOf(owner, 'recovery_codes_renewed', {}, (t) => [
    t.thereAreNewRecoveryCodes,
    t.theOldOnesEnded,
    t.resetAndAnswer,
  ])
