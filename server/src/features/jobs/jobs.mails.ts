import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/jobs.ts'
import * as es from '@hearback/texts/es/mails/jobs.ts'
import { inLanguages, siteUrl } from '../../domain/languages.ts'
import type { NotificationRequest } from '../../domain/notification-request.ts'
import type { Mail } from '../../ports/mail.ts'
import { composeMail } from '../../ports/mail-text.ts'
import type { EndedJob, EndingJob } from './job-expiry.sql.ts'

const texts = inLanguages({ en, es })

const pathOf = ({ id }: { id: string }) => `/employer/jobs/${id}` as const

export const endingNotice = (job: EndingJob, publicUrl: string): NotificationRequest => ({
  userId: job.employer_id,
  jobId: job.id,
  kind: 'job_expiring',
  data: { job: job.title, days: job.ends_in_days },
  path: pathOf(job),
  mail: (language) => endingMail(job, publicUrl, language),
})

/** Without a mail, because the employer was mailed 3 days before the end. */
export const endedNotice = (job: EndedJob): NotificationRequest => ({
  userId: job.employer_id,
  jobId: job.id,
  kind: 'job_expired',
  data: { job: job.title },
  path: pathOf(job),
})

function endingMail({ id, title, email, ends_in_days: days }: EndingJob, publicUrl: string, language: Language): Mail {
  const t = texts(language)
  const link = { label: t.jobLink, url: `${siteUrl(language, publicUrl)}${pathOf({ id })}` }
  const [subject, opening] =
    days === 1
      ? [t.endsTomorrowSubject(title), t.endsTomorrowText(title)]
      : [t.endsInDaysSubject(title, days), t.endsInDaysText(title, days)]
  return composeMail(email, subject, [opening, t.renewAdvice, link, t.closeAdvice], language)
}
