import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/lookalikes.ts'
import * as es from '@hearback/texts/es/mails/lookalikes.ts'
import type { CompanyId } from '../../db/ids.ts'
import { inLanguages, siteUrl } from '../../domain/languages.ts'
import { caseThread } from '../../domain/notification-request.ts'
import type { Mail } from '../../ports/mail.ts'
import { composeMail } from '../../ports/mail-text.ts'

const texts = inLanguages({ en, es })

/** Tells a moderator of a case about a company that looks like another one, without names that could mislead. */
export function lookalikeMail(
  publicUrl: string,
  { email, language }: { email: string; language: Language },
  companyId: CompanyId,
): Mail {
  const t = texts(language)
  const link = { label: t.caseLink, url: `${siteUrl(language, publicUrl)}/admin/cases/company/${companyId}` }
  return {
    ...composeMail(email, t.caseSubject, [t.caseText, link], language),
    thread: caseThread({ kind: 'company', targetId: companyId }, email),
  }
}
