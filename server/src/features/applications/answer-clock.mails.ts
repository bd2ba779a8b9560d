import type { Notice } from '../../notice.ts'
import { composeMail } from '../../ports/mail-text.ts'

interface Due {
  seeker: string
  title: string
  answer_due_at: Date
  overdue: boolean
}

const named = 20

const lineOf = ({ seeker, title, answer_due_at: due, overdue }: Due) =>
  `${seeker}, ${title}: ${overdue ? 'was due on' : 'due on'} ${due.toISOString().slice(0, 10)}`

/** One notice for all applications that are due, the longest wait first. */
export function dueNotice(
  publicUrl: string,
  { employerId, email }: { employerId: string; email: string },
  due: readonly Due[],
): Notice {
  const count = due.length === 1 ? 'One applicant waits' : `${due.length} applicants wait`
  const more = due.length > named ? [`and ${due.length - named} more`] : []
  const mail = composeMail(email, `${count} for your answer`, [
    `${count} for your answer:`,
    [...due.slice(0, named).map(lineOf), ...more].join('\n'),
    'A short reason is enough, and templates answer many at once. After 30 days an application expires, and that shows on your jobs.',
    { label: 'Answer now', url: `${publicUrl}/employer` },
  ])
  return { userId: employerId, kind: 'answers_due', data: { count: due.length }, path: '/employer', mail }
}
