import type { Language } from '@hearback/contract/values/languages.ts'
import type { NotificationRequest } from '../../../domain/notification-request.ts'
import { composeMail } from '../../../ports/mail-text.ts'

export interface Owner {
  readonly id: string
  readonly email: string
}

/** Notifies an owner of a change of sign-in methods, always by mail too. */
export const securityNotice = (
  owner: Owner,
  kind: NotificationRequest['kind'],
  data: NotificationRequest['data'],
  words: (language: Language) => [subject: string, ...paragraphs: string[]],
): NotificationRequest => ({
  userId: owner.id,
  kind,
  data,
  path: '/settings/security',
  mail: (language) => {
    const [subject, ...paragraphs] = words(language)
    return composeMail(owner.email, subject, paragraphs, language)
  },
})
