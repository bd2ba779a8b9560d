import type { Application, ApplicationStatus } from '@hearback/contract/applications.ts'
import * as t from '@hearback/texts/web/applying.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { AnswerCountdown } from '../../ui/AnswerClock.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import c from './Applying.module.css'

const SENTENCES: Record<ApplicationStatus, string> = {
  applied: t.youApplied,
  viewed: t.youAppliedAndTheEmployer,
  shortlisted: t.youAreOnTheShortlist,
  interview: t.youAreInvitedToAn,
  offered: t.youHaveAnOffer,
  hired: t.youGotThisJob,
  rejected: t.theEmployerAnsweredNotThis,
  withdrawn: t.youWithdrewYourApplication,
  declined: t.youDeclinedTheOffer,
  expired: t.theEmployerDidNotAnswer,
}

/** What a message changes: it answers and moves nothing. */
const ANSWERED: Partial<Record<ApplicationStatus, string>> = {
  applied: t.youAppliedAndTheEmployerAnswered,
  viewed: t.youAppliedAndTheEmployerAnswered,
  expired: t.itWasClosedTheEmployer,
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
    <Link to={paths.application(application._id)}>{t.seeYourApplication}</Link>
  </div>
)
