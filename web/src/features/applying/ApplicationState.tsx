import type { Application, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/applying.ts'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { AnswerCountdown } from '../../ui/figures/Countdowns.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import c from './Applying.module.css'

const SENTENCES: Record<ApplicationStatus, string> = {
  applied: t.statusApplied,
  viewed: t.statusViewed,
  shortlisted: t.statusShortlisted,
  interview: t.statusInterview,
  offered: t.statusOffered,
  hired: t.statusHired,
  rejected: t.statusRejected,
  withdrawn: t.statusWithdrawn,
  declined: t.statusDeclined,
  expired: t.statusExpired,
}

/** Sentences for applications answered by a message or elsewhere, which leaves the status unchanged. */
const ANSWERED: Partial<Record<ApplicationStatus, string>> = {
  applied: t.statusAnswered,
  viewed: t.statusAnswered,
  expired: t.statusExpiredAnswered,
}
const sentenceOf = ({ status, answeredAt }: Application) => (answeredAt && ANSWERED[status]) || SENTENCES[status]

/** Status of the seeker's application to this job. */
export const ApplicationState = ({ application }: { application: Application }) => (
  <div className={c.state}>
    <p>
      <b>{sentenceOf(application)}</b> <RelativeTime at={application.updatedAt} />
    </p>
    {application.awaitsAnswer && <AnswerCountdown dueAt={application.answerDueAt} />}
    <Link to={paths.application(application._id)}>{t.sentViewAction}</Link>
  </div>
)
