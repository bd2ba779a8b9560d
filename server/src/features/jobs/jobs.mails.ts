import type { Notice } from '../../notice.ts'
import { composeMail } from '../../ports/mail-text.ts'
import type { EndedJob, EndingJob } from './job-expiry.sql.ts'

const pathOf = ({ id }: { id: string }) => `/employer/jobs/${id}` as const

export const endingNotice = (job: EndingJob, publicUrl: string): Notice => ({
  userId: job.employer_id,
  kind: 'job_expiring',
  data: { job: job.title, days: job.ends_in_days },
  path: pathOf(job),
  mail: endingMail(job, publicUrl),
})

/** They were mailed beforehand; one mail is enough. */
export const endedNotice = (job: EndedJob): Notice => ({
  userId: job.employer_id,
  kind: 'job_expired',
  data: { job: job.title },
  path: pathOf(job),
})

const endingMail = ({ id, title, email, ends_in_days: days }: EndingJob, publicUrl: string) =>
  composeMail(email, `Still looking? "${title}" ends ${days === 1 ? 'tomorrow' : `in ${days} days`}`, [
    `Your job "${title}" ends ${days === 1 ? 'within a day' : `in ${days} days`} and then leaves the search.`,
    'If you are still looking, renew it: it stays open for 45 more days.',
    { label: 'Look at the job', url: `${publicUrl}${pathOf({ id })}` },
    'The place is taken? Then close it, so that nobody applies in vain.',
  ])
