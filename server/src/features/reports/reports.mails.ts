import type { ReportKind } from '@hearback/contract/reports.ts'
import type { Notice } from '../../notice.ts'
import type { Mail } from '../../ports/mail.ts'
import { composeMail } from '../../ports/mail-text.ts'

interface Filed {
  kind: ReportKind
  name: string
  caseNumber: string
}

/** What somebody wrote in a chat stays there. */
const targetWords = ({ kind, name }: Filed): string =>
  ({
    company: `the company ${name}`,
    job: `the job ${name}`,
    seeker: `the profile of ${name}`,
    message: 'a message in one of your chats',
    review: 'a review',
  })[kind]

/** To the reporter: the case number, and what happens next. */
export const filedNotice = (publicUrl: string, reporter: { id: string; email: string }, filed: Filed): Notice => ({
  userId: reporter.id,
  kind: 'report_filed',
  data: { name: filed.name, caseNumber: filed.caseNumber },
  path: '/settings/reports',
  mail: filedMail(publicUrl, reporter.email, filed),
})

const filedMail = (publicUrl: string, to: string, filed: Filed): Mail =>
  composeMail(to, `Your report ${filed.caseNumber}`, [
    `You reported ${targetWords(filed)}. Your case number is ${filed.caseNumber}.`,
    'A moderator reads it. You get the decision with its reason by e-mail, and you may appeal once.',
    'Whoever you reported learns of the decision, and never who reported them.',
    { label: 'See your reports', url: `${publicUrl}/settings/reports` },
  ])
