import type { Application, ApplicationStatus } from '@hearback/contract/applications.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { AnswerCountdown } from '../../ui/AnswerClock.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import c from './Applying.module.css'

const SENTENCES: Record<ApplicationStatus, string> = {
  applied: 'You applied.',
  viewed: 'You applied, and the employer opened it.',
  shortlisted: 'You are on the shortlist.',
  interview: 'You are invited to an interview.',
  offered: 'You have an offer.',
  hired: 'You got this job.',
  rejected: 'The employer answered: not this time.',
  withdrawn: 'You withdrew your application.',
  declined: 'You declined the offer.',
  expired: 'The employer did not answer in time.',
}

/** What a message changes: it answers and moves nothing. */
const ANSWERED: Partial<Record<ApplicationStatus, string>> = {
  applied: 'You applied, and the employer answered by message.',
  viewed: 'You applied, and the employer answered by message.',
  expired: 'It was closed: the employer answered, and took no further step in 30 days.',
}
const sentenceOf = ({ status, answeredAt }: Application) => (answeredAt && ANSWERED[status]) || SENTENCES[status]

const isWaiting = ({ status, answeredAt }: Application) => !answeredAt && ['applied', 'viewed'].includes(status)

/** Where one's application to this job stands. */
export const ApplicationState = ({ application }: { application: Application }) => (
  <div className={c.state}>
    <p>
      <b>{sentenceOf(application)}</b> <RelativeTime at={application.updatedAt} />
    </p>
    {isWaiting(application) && <AnswerCountdown dueAt={application.answerDueAt} />}
    <Link to={paths.application(application._id)}>See your application</Link>
  </div>
)
