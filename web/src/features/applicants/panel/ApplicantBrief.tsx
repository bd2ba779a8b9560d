import type { Application, ApplicationStatus } from '@hearback/contract/applications.ts'
import { Link } from 'react-router'
import { paths } from '../../../routing/paths.ts'
import { StandingClock, StatusPill } from '../ApplicantState.tsx'
import { MoveMenu } from '../MoveMenu.tsx'
import c from './Brief.module.css'
import { InvitationFacts } from './InvitationFacts.tsx'

type Answerable = Application & { jobTitle: string; applicant: { displayName: string } }

interface ApplicantBriefProps<A> {
  application: A
  /** To a line: the job, which leads to the rest, and where it stands. */
  folded: boolean
  onStep: (application: A, to: ApplicationStatus) => void
}

/** An application in a narrow place: for which job, where it stands, and behind a menu the steps that are possible. */
export function ApplicantBrief<A extends Answerable>({ application, folded, onStep }: ApplicantBriefProps<A>) {
  const { _id, job, jobTitle, status, interviewInvitation } = application
  return (
    <div className={c.brief}>
      <div className={c.line}>
        <h2>
          <Link to={`${paths.applicants(job)}?applicant=${_id}`}>{jobTitle}</Link>
        </h2>
        {folded && <StatusPill application={application} />}
        <MoveMenu application={application} onStep={onStep} about={jobTitle} />
      </div>
      {!folded && (
        <div className={c.state}>
          <StatusPill application={application} />
          <StandingClock application={application} />
        </div>
      )}
      {!folded && status === 'interview' && interviewInvitation && <InvitationFacts invitation={interviewInvitation} />}
    </div>
  )
}
