import * as en from '@hearback/texts/en/mails/job-invitations.ts'
import * as es from '@hearback/texts/es/mails/job-invitations.ts'
import type { CompanyId } from '../../db/ids.ts'
import { inLanguages, siteUrl } from '../../domain/languages.ts'
import type { NotificationRequest } from '../../domain/notification-request.ts'
import { composeMail } from '../../ports/mail-text.ts'

const texts = inLanguages({ en, es })

interface Invited {
  readonly userId: string
  readonly email: string
  readonly companyId: CompanyId
  readonly company: string
  readonly job: string
  readonly chatId: string
}

/** Paced with the other mails of the chat, so that no mail about unread messages follows it. */
export function invitedNotice(publicUrl: string, invited: Invited): NotificationRequest {
  const { userId, email, companyId, company, job, chatId } = invited
  const path = `/messages/${chatId}` as const
  return {
    userId,
    act: { by: companyId, matter: `chat ${chatId}` },
    answers: { kind: 'chat', id: chatId },
    kind: 'job_invited',
    data: { company, job },
    path,
    mail: (language) => {
      const t = texts(language)
      const link = { label: t.invitationLink, url: `${siteUrl(language, publicUrl)}${path}` }
      const paragraphs = [t.invitationText(company, job), t.invitationAdvice, link]
      return composeMail(email, t.invitationSubject(company, job), paragraphs, language)
    },
  }
}
