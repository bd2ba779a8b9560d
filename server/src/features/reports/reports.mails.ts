import type { ReportKind } from '@hearback/contract/trust/reports.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/reports.ts'
import * as es from '@hearback/texts/es/mails/reports.ts'
import { inLanguages, siteUrl } from '../../domain/languages.ts'
import { caseThread, type NotificationRequest } from '../../domain/notification-request.ts'
import type { Mail } from '../../ports/mail.ts'
import { composeMail } from '../../ports/mail-text.ts'

const texts = inLanguages({ en, es })
type Texts = ReturnType<typeof texts>

interface Filed {
  kind: ReportKind
  targetId: string
  name: string
  caseNumber: string
}

/** Messages are not quoted outside their chat. */
const targetWords = ({ kind, name }: Filed, t: Texts): string =>
  ({
    company: t.otherCompany(name),
    job: t.otherJob(name),
    seeker: t.otherProfile(name),
    message: t.otherMessage,
    review: t.otherReview,
  })[kind]

/** To the reporter: the case number, and what happens next. */
export const filedNotice = (
  publicUrl: string,
  reporter: { id: string; email: string },
  filed: Filed,
): NotificationRequest => ({
  userId: reporter.id,
  kind: 'report_filed',
  data: { name: filed.name, caseNumber: filed.caseNumber },
  path: '/settings/reports',
  thread: caseThread(filed, reporter.id),
  mail: (language) => filedMail(publicUrl, reporter.email, filed, language),
})

function filedMail(publicUrl: string, to: string, filed: Filed, language: Language): Mail {
  const t = texts(language)
  const paragraphs = [
    t.filedText(targetWords(filed, t), filed.caseNumber),
    t.filedOutlook,
    t.filedAnonymity,
    { label: t.reportsLink, url: `${siteUrl(language, publicUrl)}/settings/reports` },
  ]
  return composeMail(to, t.filedSubject(filed.caseNumber), paragraphs, language)
}
