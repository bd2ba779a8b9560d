import { composeMail } from '../../ports/mail-text.ts'
import type { Mail } from '../../ports/mailer.ts'
import type { EndingJob } from './job-expiry.sql.ts'

export const endingMail = ({ id, title, email, ends_in_days: days }: EndingJob, publicUrl: string): Mail =>
  composeMail(email, `Still looking? "${title}" ends ${days === 1 ? 'tomorrow' : `in ${days} days`}`, [
    `Your job "${title}" ends ${days === 1 ? 'within a day' : `in ${days} days`} and then leaves the search.`,
    'If you are still looking, renew it: it stays open for 45 more days.',
    { label: 'Look at the job', url: `${publicUrl}/employer/jobs/${id}` },
    'The place is taken? Then close it, so that nobody applies in vain.',
  ])
