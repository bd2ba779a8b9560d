import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/identities.ts'
import * as es from '@hearback/texts/es/mails/identities.ts'
import { inLanguages } from '../../../domain/languages.ts'
import type { NotificationRequest } from '../../../domain/notification-request.ts'
import type { Mail } from '../../../ports/mail.ts'
import { composeMail } from '../../../ports/mail-text.ts'
import { codeMinutes } from '../account/accounts.rules.ts'
import { type Owner, securityNotice } from '../account/security-notice.ts'

const texts = inLanguages({ en, es })

interface Connected {
  readonly label: string
  readonly email: string | null
}

export const identityAddedNotice = (owner: Owner, { label, email }: Connected): NotificationRequest =>
  securityNotice(owner, 'identity_added', { name: label }, (language) => {
    const t = texts(language)
    const text = email === null ? t.addedTextWithoutEmail(label) : t.addedText(label, email)
    return [t.addedSubject(label), text, t.notYouRemoveAdvice]
  })

export const identityRemovedNotice = (owner: Owner, label: string): NotificationRequest =>
  securityNotice(owner, 'identity_removed', { name: label }, (language) => {
    const t = texts(language)
    return [t.removedSubject(label), t.removedText(label), t.notYouResetAdvice]
  })

/** The code that proves an account whose owner came by an issuer. */
export function joinCodeMail(to: string, code: string, label: string, language: Language): Mail {
  const t = texts(language)
  const paragraphs = [t.joinCode(code, codeMinutes, label), t.joinDisclaimer]
  return composeMail(to, t.joinSubject(code, label), paragraphs, language)
}
