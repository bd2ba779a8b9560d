import * as en from '@hearback/texts/en/mails/passkeys.ts'
import * as es from '@hearback/texts/es/mails/passkeys.ts'
import { inLanguages } from '../../../domain/languages.ts'
import type { NotificationRequest } from '../../../domain/notification-request.ts'
import { type Owner, securityNotice } from '../account/security-notice.ts'

const texts = inLanguages({ en, es })

export const passkeyAddedNotice = (owner: Owner, name: string): NotificationRequest =>
  securityNotice(owner, 'passkey_added', { name }, (language) => {
    const t = texts(language)
    return [t.addedSubject, t.addedText(name), t.notYouRemoveAdvice]
  })

export const passkeyRemovedNotice = (owner: Owner, name: string): NotificationRequest =>
  securityNotice(owner, 'passkey_removed', { name }, (language) => {
    const t = texts(language)
    return [t.removedSubject, t.removedText(name), t.notYouResetAdvice]
  })
