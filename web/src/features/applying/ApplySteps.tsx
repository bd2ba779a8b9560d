import type { Application } from '@hearback/contract/hiring/applications.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import type { Quota } from '@hearback/contract/values/primitives.ts'
import * as t from '@hearback/texts/web/applying.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/call.ts'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { StepDots } from '../../ui/feedback/Progress.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { shownName } from '../../ui/text/stored-name.ts'
import c from './Applying.module.css'
import { bodyOf, useApplicationDraft } from './application-draft.ts'
import { useApply } from './applying.mutations.ts'
import { profileAsSeen } from './applying.queries.ts'
import { CheckProfile } from './CheckProfile.tsx'
import { NoProfile } from './NoProfile.tsx'
import { SendStep } from './SendStep.tsx'
import { TopChoice } from './TopChoice.tsx'
import { WhyYou } from './WhyYou.tsx'

interface ApplyStepsProps {
  job: Job
  userId: string
  path: string
  /** The top choices of the month. */
  topChoices: Quota
  onSent: (application: Application) => void
}

const STEPS = [t.profileStep, t.letterStep, t.availabilityStep]

/** Steps of the application; asks for a published profile if there is none. */
export function ApplySteps(props: ApplyStepsProps) {
  const { data, error, isFetching, refetch } = useQuery(profileAsSeen(props.userId))
  const missing = error instanceof ApiError && (error.status === 404 || error.code === 'profile_required')
  if (missing || data?.profile.published === false) return <NoProfile path={props.path} />
  if (data) return <Steps {...props} profile={data.profile} />
  if (error)
    return (
      <FailedNotice onRetry={refetch} busy={isFetching}>
        {t.profileFailed}
      </FailedNotice>
    )
  return <SkeletonRows rows={3} label={t.profileLoading} />
}

function Steps({ job, profile, topChoices, onSent }: ApplyStepsProps & { profile: Seeker }) {
  const [step, setStep] = useState(0)
  const { draft, change, drop } = useApplicationDraft(job._id)
  const { mutate, isPending, error } = useApply(job._id)
  const availability = draft.availability ?? shownName(profile.availability ?? '')
  const send = () =>
    mutate(bodyOf(draft, availability), {
      onSuccess: ({ application }) => {
        drop()
        onSent(application)
      },
    })
  return (
    <>
      <StepDots steps={STEPS} current={step} />
      <StepBody key={step} focus={step > 0}>
        {step === 0 && <CheckProfile profile={profile} company={job.company.businessName} onNext={() => setStep(1)} />}
        {step === 1 && (
          <WhyYou
            company={job.company.businessName}
            value={draft.why}
            onChange={(why) => change({ why })}
            onBack={() => setStep(0)}
            onNext={() => setStep(2)}
          />
        )}
        {step === 2 && (
          <SendStep
            company={job.company.businessName}
            availability={availability}
            onChange={(text) => change({ availability: text })}
            onBack={() => setStep(1)}
            onSend={send}
            busy={isPending}
            error={error?.message}
          >
            <TopChoice quota={topChoices} value={draft.topChoice} onChange={(topChoice) => change({ topChoice })} />
          </SendStep>
        )}
      </StepBody>
    </>
  )
}

/** Moves the focus to a new step, for keyboard and screen reader users. */
function StepBody({ focus, children }: { focus: boolean; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus) body.current?.focus()
  }, [focus])
  return (
    <div ref={body} tabIndex={-1} className={c.step}>
      {children}
    </div>
  )
}
