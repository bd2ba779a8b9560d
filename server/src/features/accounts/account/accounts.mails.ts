import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/accounts.ts'
import * as es from '@hearback/texts/es/mails/accounts.ts'
import { inLanguages, siteUrl } from '../../../domain/languages.ts'
import type { NotificationRequest } from '../../../domain/notification-request.ts'
import type { Mail } from '../../../ports/mail.ts'
import { composeMail } from '../../../ports/mail-text.ts'
import { codeMinutes } from './accounts.rules.ts'
import { type Owner, securityNotice } from './security-notice.ts'

const texts = inLanguages({ en, es })

/** The link serves clients without a field for the code; its page asks for it after sign-in. */
export function verificationMail(to: string, code: string, language: Language, publicUrl: string): Mail {
  const t = texts(language)
  const link = { label: t.verificationLink, url: `${siteUrl(language, publicUrl)}/verify-email` }
  const paragraphs = [t.codeMailCode(code), t.codeMailUse(codeMinutes), link, t.codeMailDisclaimer]
  return composeMail(to, t.codeMailSubject(code), paragraphs, language)
}

/** To an address with a pending registration, when someone requests a password reset. */
export function unfinishedSignUpMail(to: string, language: Language, publicUrl: string): Mail {
  const t = texts(language)
  const link = { label: t.unfinishedSignUpLink, url: `${siteUrl(language, publicUrl)}/signup` }
  const paragraphs = [t.unfinishedSignUpNoAccount, t.unfinishedSignUpAgain, link, t.unfinishedSignUpNotYou]
  return composeMail(to, t.unfinishedSignUpSubject, paragraphs, language)
}

export function resetMail(to: string, code: string, language: Language): Mail {
  const t = texts(language)
  const paragraphs = [t.passwordResetCode(code, codeMinutes), t.passwordResetDisclaimer]
  return composeMail(to, t.passwordResetSubject(code), paragraphs, language)
}

export function changeEmailMail(to: string, code: string, language: Language): Mail {
  const t = texts(language)
  const paragraphs = [t.addressChangeCode(code, codeMinutes)]
  return composeMail(to, t.addressChangeSubject(code), paragraphs, language)
}

/** To the old address, so that an account cannot be taken over unnoticed. */
export const emailChangedNotice = ({ id, email }: { id: string; email: string }): NotificationRequest => ({
  userId: id,
  kind: 'email_changed',
  data: {},
  path: '/settings/account',
  mail: (language) => {
    const t = texts(language)
    return composeMail(email, t.addressChangedSubject, [t.addressChangedText, t.notYouAdvice], language)
  },
})

/** Sent when failed sign-ins suggest password guessing. */
export const passwordGuessedNotice = (owner: Owner): NotificationRequest =>
  securityNotice(owner, 'password_guessed', {}, (language) => {
    const t = texts(language)
    return [t.wrongPasswordsSubject, t.wrongPasswordsText, t.wrongPasswordsSignInAdvice, t.wrongPasswordsAdvice]
  })

interface OtherWays {
  readonly passkeys: readonly unknown[]
  readonly identities: readonly unknown[]
}

/** Lists the other ways to sign in, because they stay valid: after a theft their owner must check them too. */
export const passwordChangedNotice = (owner: Owner, { passkeys, identities }: OtherWays): NotificationRequest =>
  securityNotice(owner, 'password_changed', {}, (language) => {
    const t = texts(language)
    const goOn = [
      ...(passkeys.length > 0 ? [t.passwordChangedPasskeys] : []),
      ...(identities.length > 0 ? [t.passwordChangedIdentities] : []),
    ]
    return [t.passwordChangedSubject, t.passwordChangedText, ...goOn, t.notYouResetAdvice]
  })
