import type { Application, ApplicationStatus } from '@hearback/contract/applications.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { StandingClock, StatusPill } from './ApplicantState.tsx'
import c from './Brief.module.css'
import { InvitationFacts } from './InvitationFacts.tsx'
import { StepButtons } from './StepButtons.tsx'

interface ApplicantBriefProps {
  application: Application & { jobTitle: string }
  onStep: (to: ApplicationStatus) => void
}

/** An application in a narrow place: for which job, where it stands, and the steps that are possible. */
export const ApplicantBrief = ({ application, onStep }: ApplicantBriefProps) => (
  <div className={c.brief}>
    <h2>
      <Link to={`${paths.applicants(application.job)}?applicant=${application._id}`}>{application.jobTitle}</Link>
    </h2>
    <div className={c.state}>
      <StatusPill application={application} />
      <StandingClock application={application} />
    </div>
    {application.status === 'interview' && application.interviewInvitation && (
      <InvitationFacts invitation={application.interviewInvitation} />
    )}
    <div className={c.acts}>
      <StepButtons application={application} onStep={onStep} />
    </div>
  </div>
)
