import type { Applicant, ApplicationStatus } from '@hearback/contract/applications.ts'
import { useQuery } from '@tanstack/react-query'
import { nameOf, STEP_WORDS } from '../../hiring-words.ts'
import { SeekerProfile } from '../../profile/SeekerProfile.tsx'
import { AnswerCountdown } from '../../ui/AnswerClock.tsx'
import { Button } from '../../ui/Button.tsx'
import { FailedNotice } from '../../ui/Notice.tsx'
import { PlainText } from '../../ui/PlainText.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { ApplicantHistory } from './ApplicantHistory.tsx'
import c from './ApplicantPanel.module.css'
import { isWaiting, StatusPill } from './ApplicantState.tsx'
import { applicationDetail } from './applicants.queries.ts'
import { SkillMatch } from './SkillMatch.tsx'

interface ApplicantPanelProps {
  id: string
  onStep: (application: Applicant, to: ApplicationStatus) => void
  /** Said by what stands around it, e.g. the title of a sheet. */
  named?: boolean
}

/** One application in full: what was written, who it is, what happened, and the steps that are possible. */
export function ApplicantPanel({ id, onStep, named = false }: ApplicantPanelProps) {
  const { data, isPending, isFetching, error, refetch } = useQuery(applicationDetail(id))
  if (isPending) return <SkeletonRows rows={4} label="Loading the application" />
  if (!data)
    return (
      <FailedNotice onRetry={refetch} busy={isFetching}>
        {error.message}
      </FailedNotice>
    )
  const { application } = data
  const { applicant, jobDetails, history, status, appliedAt, applicationDescription } = application
  return (
    <div className={c.panel}>
      <div className={c.head}>
        {!named && <h2>{nameOf(applicant)}</h2>}
        <div className={c.state}>
          <StatusPill status={status} />
          {isWaiting(application) ? (
            <AnswerCountdown dueAt={application.answerDueAt} />
          ) : (
            <span>
              applied <RelativeTime at={appliedAt} />
            </span>
          )}
        </div>
        <StepButtons application={{ ...application, jobTitle: jobDetails.jobTitle }} onStep={onStep} />
      </div>
      <section>
        <h3>Letter</h3>
        {applicationDescription ? (
          <PlainText text={applicationDescription} />
        ) : (
          <p className={c.dim}>Without a letter.</p>
        )}
      </section>
      <SkillMatch job={jobDetails} seeker={applicant} />
      <section>
        <h3>Profile</h3>
        <SeekerProfile profile={applicant} heading="h4" />
      </section>
      <section>
        <h3>What happened</h3>
        <ApplicantHistory application={application} history={history} />
      </section>
    </div>
  )
}

function StepButtons({ application, onStep }: Pick<ApplicantPanelProps, 'onStep'> & { application: Applicant }) {
  const steps = application.nextSteps.filter((to) => to !== 'viewed')
  if (steps.length === 0) return null
  return (
    <div className={c.steps}>
      {steps.map((to) => (
        <Button
          key={to}
          size="sm"
          variant={to === 'rejected' ? 'danger' : 'default'}
          onClick={() => onStep(application, to)}
        >
          {STEP_WORDS[to]}
        </Button>
      ))}
    </div>
  )
}
