import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/applications.ts'
import * as es from '@hearback/texts/es/mails/applications.ts'
import { inLanguages, siteUrl } from '../../../domain/languages.ts'
import { answerTokenPlaceholder } from '../../../domain/reply-matter.ts'

const texts = inLanguages({ en, es })

/**
 * The buttons of a mail about a waiting application (specification 16.4). They open a page. The token is a fragment, which
 * browsers do not send to servers, so that mail scanners that request the link never name an application.
 */
export function answerChoices(publicUrl: string, language: Language, applicationId: string) {
  const t = texts(language)
  const labels = { rejected: t.rejectButton, interview: t.inviteButton, message: t.writeButton }
  return Object.entries(labels).map(([step, label]) => ({
    label,
    url: `${siteUrl(language, publicUrl)}/answer-applicant?step=${step}#${answerTokenPlaceholder(applicationId)}`,
  }))
}
