import type { Application, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { Link } from 'react-router'
import { paths } from '../../../routing/paths.ts'
import { StandingClock, StatusPill } from '../ApplicantState.tsx'
import { MoveMenu } from '../MoveMenu.tsx'
import c from './Brief.module.css'
import { InvitationFacts } from './InvitationFacts.tsx'

type Answerable = Application & { jobTitle: string; applicant: { displayName: string } }

interface ApplicantBriefProps<A> {
  application: A
  /** Collapsed to one line: the linked job and the status. */
  folded: boolean
  onStep: (application: A, to: ApplicationStatus) => void
}

/** Compact application: job, status, and a menu of the possible steps. */
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
