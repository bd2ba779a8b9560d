import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/data-rights.ts'
import * as es from '@hearback/texts/es/mails/data-rights.ts'
import { inLanguages, siteUrl } from '../../domain/languages.ts'
import { formatDay } from '../../domain/mail-times.ts'
import type { NotificationRequest } from '../../domain/notification-request.ts'
import type { Mail } from '../../ports/mail.ts'
import { composeMail } from '../../ports/mail-text.ts'

const texts = inLanguages({ en, es })
const threadOf = (userId: string) => `deletion ${userId}`

export const deletionNotice = (
  user: { id: string; email: string; hasLeft: boolean },
  eraseAt: Date,
  publicUrl: string,
): NotificationRequest => ({
  userId: user.id,
  kind: 'deletion_requested',
  data: { at: eraseAt.toISOString() },
  path: '/settings/data',
  thread: threadOf(user.id),
  mail: (language, timeZone) => {
    const t = texts(language)
    const day = formatDay(language, eraseAt, timeZone)
    const link = { label: t.keepAccountLink, url: `${siteUrl(language, publicUrl)}/login` }
    const company = user.hasLeft ? [t.companyLeft] : []
    const paragraphs = [t.deletionRequested, ...company, t.deletionDate(day), link, t.notYouAdvice]
    return composeMail(user.email, t.deletionSubject(day), paragraphs, language)
  },
})

export const restoredNotice = (user: { id: string; email: string }): NotificationRequest => ({
  userId: user.id,
  kind: 'account_restored',
  data: {},
  path: '/settings/data',
  thread: threadOf(user.id),
  mail: (language) => {
    const t = texts(language)
    return composeMail(user.email, t.deletionCanceledSubject, [t.deletionCanceledText, t.notYouResetAdvice], language)
  },
})

export function erasedMail({ id, email }: { id: string; email: string }, language: Language): Mail {
  const t = texts(language)
  return { ...composeMail(email, t.erasedSubject, [t.erasedText, t.erasedRemains], language), thread: threadOf(id) }
}
