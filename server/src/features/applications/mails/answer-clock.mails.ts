import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/applications.ts'
import * as es from '@hearback/texts/es/mails/applications.ts'
import type { CompanyId } from '../../../db/ids.ts'
import { inLanguages, siteUrl } from '../../../domain/languages.ts'
import { formatDay } from '../../../domain/mail-times.ts'
import type { NotificationRequest } from '../../../domain/notification-request.ts'
import { composeMail } from '../../../ports/mail-text.ts'
import { answerChoices } from './answer-choices.ts'

const texts = inLanguages({ en, es })

interface Due {
  id: string
  round: number
  seeker: string
  title: string
  answer_due_at: Date
  overdue: boolean
}

const named = 20

const lineOf = ({ seeker, title, answer_due_at: due, overdue }: Due, language: Language, timeZone: string | null) =>
  (overdue ? texts(language).overdueLine : texts(language).dueLine)(seeker, title, formatDay(language, due, timeZone))

/** One notification for all applications that are due, longest wait first. */
export function dueNotice(
  publicUrl: string,
  { employerId, email }: { employerId: CompanyId; email: string },
  due: readonly Due[],
): NotificationRequest {
  const mail: NotificationRequest['mail'] = (language, timeZone) => {
    const t = texts(language)
    const count = t.answersDue(due.length)
    const lines = due.slice(0, named).map((one) => ({
      line: lineOf(one, language, timeZone),
      choices: answerChoices(publicUrl, language, one.id),
    }))
    const more = due.length > named ? [t.moreLine(due.length - named)] : []
    const link = { label: t.answerLink, url: `${siteUrl(language, publicUrl)}/employer` }
    return composeMail(
      email,
      count,
      [`${count}:`, ...lines, ...more, t.answerButtonsHint, t.answerAdvice, link],
      language,
    )
  }
  const answerLinks = due.slice(0, named).map(({ id, round }) => ({ id, round }))
  return { userId: employerId, kind: 'answers_due', data: { count: due.length }, path: '/employer', answerLinks, mail }
}
