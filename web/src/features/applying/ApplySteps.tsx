import type { Application } from '@hearback/contract/hiring/applications.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Question } from '@hearback/contract/jobs/screening.ts'
import { isUnanswered } from '@hearback/contract/jobs/screening-answers.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import type { Quota } from '@hearback/contract/values/primitives.ts'
import { isVisible } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/applying.ts'
import { stepName as questionsStep } from '@hearback/texts/web/screening.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/call.ts'
import { FailedNotice, FormError } from '../../ui/feedback/Notice.tsx'
import { StepDots } from '../../ui/feedback/Progress.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { shownName } from '../../ui/text/stored-name.ts'
import { AnswerQuestions, type Answers } from './AnswerQuestions.tsx'
import c from './Applying.module.css'
import { AttachFiles } from './AttachFiles.tsx'
import { bodyOf, useApplicationDraft } from './application-draft.ts'
import { currentSource } from './application-source.ts'

import { isAboutFiles, isAboutQuestions, saveAvailability, useApply } from './applying.mutations.ts'

import { profileAsSeen, questionsOfJob } from './applying.queries.ts'
import { CheckProfile } from './CheckProfile.tsx'
import { NoProfile } from './NoProfile.tsx'
import { SendStep } from './SendStep.tsx'
import { TopChoice } from './TopChoice.tsx'
import { useAttachments } from './use-attachments.ts'
import { WhyYou } from './WhyYou.tsx'

interface ApplyStepsProps {
  job: Job
  userId: string
  path: string
  /** The top choices of the month. */
  topChoices: Quota
  onSent: (application: Application) => void
}

const STEPS = {
  profile: t.profileStep,
  questions: questionsStep,
  letter: t.letterStep,
  availability: t.availabilityStep,
}
type Step = keyof typeof STEPS

/** Steps of the application; asks for a published profile if there is none. */
export function ApplySteps(props: ApplyStepsProps) {
  const { data, error, isFetching, refetch } = useQuery(profileAsSeen(props.userId))
  const asked = useQuery(questionsOfJob(props.job._id))
  const missing = error instanceof ApiError && (error.status === 404 || error.code === 'profile_required')
  if (missing || data?.profile.published === false) return <NoProfile path={props.path} />
  if (data && asked.data) return <Steps {...props} profile={data.profile} questions={asked.data} />
  if (error || asked.error)
    return (
      <FailedNotice onRetry={() => Promise.all([refetch(), asked.refetch()])} busy={isFetching || asked.isFetching}>
        {t.profileFailed}
      </FailedNotice>
    )
  return <SkeletonRows rows={3} label={t.profileLoading} />
}

interface StepsProps extends ApplyStepsProps {
  profile: Seeker
  questions: readonly Question[]
}

function Steps({ job, userId, profile, questions, topChoices, onSent }: StepsProps) {
  const [step, setStep] = useState<Step>('profile')
  const { draft, change, drop } = useApplicationDraft(job._id)
  const attachments = useAttachments(draft.files ?? [], (next) => change(({ files = [] }) => ({ files: next(files) })))
  const { mutateAsync, isPending, error } = useApply(job._id)
  const areNew = isAboutQuestions(error)
  const areFilesGone = isAboutFiles(error)
  const steps = (Object.keys(STEPS) as Step[]).filter((one) => one !== 'questions' || questions.length > 0)
  const at = Math.max(0, steps.indexOf(step))
  const go = (by: -1 | 1) => () => setStep(steps[at + by] ?? 'profile')
  const known = shownName(profile.availability ?? '')
  const availability = draft.availability ?? known
  const isNew = isVisible(availability) && availability.trim() !== known
  const [isSaved, setSaved] = useState(false)
  const client = useQueryClient()
  const company = job.company.businessName
  // Not by callbacks of the mutation: the sent application replaces these steps, which would drop them.
  const send = async () => {
    const body = {
      ...bodyOf({ ...draft, files: draft.files && attachments.chosen }, availability),
      answers: answered(questions, draft.answers),
      source: currentSource(job._id),
    }
    try {
      const { application } = await mutateAsync(body)
      drop()
      onSent(application)
      if (isNew && isSaved) await saveAvailability(client, userId, availability.trim())
    } catch (cause) {
      if (isAboutQuestions(cause)) setStep('questions')
      if (isAboutFiles(cause)) setStep('letter')
    }
  }
  return (
    <>
      <StepDots steps={steps.map((one) => STEPS[one])} current={at} />
      <StepBody key={step} focus={at > 0}>
        {step === 'profile' && <CheckProfile profile={profile} company={company} onNext={go(1)} />}
        {step === 'questions' && (
          <AnswerQuestions
            company={company}
            questions={questions}
            answers={draft.answers}
            onChange={(answers) => change({ answers })}
            areNew={areNew}
            onBack={go(-1)}
            onNext={go(1)}
          />
        )}
        {step === 'letter' && (
          <WhyYou
            company={company}
            value={draft.why}
            onChange={(why) => change({ why })}
            onBack={go(-1)}
            onNext={go(1)}
            hasFiles={attachments.chosen.length > 0}
            isUploading={attachments.isUploading}
          >
            <FormError>{areFilesGone && error?.message}</FormError>
            <AttachFiles company={company} attachments={attachments} />
          </WhyYou>
        )}
        {step === 'availability' && (
          <SendStep
            company={company}
            availability={availability}
            onChange={(text) => change({ availability: text })}
            onBack={go(-1)}
            onSend={() => void send()}
            busy={isPending}
            error={error?.message}
          >
            {isNew && (
              <CheckboxField
                label={t.availabilitySave}
                checked={isSaved}
                onChange={(event) => setSaved(event.currentTarget.checked)}
              />
            )}
            <TopChoice quota={topChoices} value={draft.topChoice} onChange={(topChoice) => change({ topChoice })} />
          </SendStep>
        )}
      </StepBody>
    </>
  )
}

/** The given answers to these questions. */
const answered = (questions: readonly Question[], answers: Answers) =>
  questions.flatMap(({ _id }) => {
    const answer = answers[_id]
    return isUnanswered(answer) || answer === undefined ? [] : [{ question: _id, answer }]
  })

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
