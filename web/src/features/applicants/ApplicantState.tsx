import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { Star } from 'lucide-react'
import { applicationStandingOf } from '../../domain/application-status.ts'
import { standingWord } from '../../domain/hiring-words.ts'
import { latestIsMessageAt } from '../../domain/message-answer.ts'
import { AnswerCountdown } from '../../ui/figures/Countdowns.tsx'
import { Pill } from '../../ui/figures/Pill.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'

const TONES: Partial<Record<Applicant['status'], 'have' | 'late' | 'quiet'>> = {
  hired: 'have',
  offered: 'have',
  interview: 'have',
  shortlisted: 'have',
  expired: 'late',
  rejected: 'quiet',
  withdrawn: 'quiet',
  declined: 'quiet',
}

type Standing = Pick<Applicant, 'status' | 'answeredAt'>

export const StatusPill = ({ application }: { application: Standing }) => (
  <Pill tone={TONES[application.status] ?? 'plain'}>{standingWord(application)}</Pill>
)

/** Marks a top choice of the seeker, with the sentence as its title. */
export const TopChoiceMark = ({ application: { topChoice } }: { application: Pick<Applicant, 'topChoice'> }) =>
  topChoice === undefined ? null : (
    <span title={topChoice}>
      <Pill tone="have" icon={<Star size={13} aria-hidden />}>
        {t.topChoice}
      </Pill>
    </span>
  )

/** Answer countdown while an answer is due; else the answer, or the application date. */
export function StandingClock({
  application,
}: {
  application: Standing & Pick<Applicant, 'awaitsAnswer' | 'answerDueAt' | 'appliedAt'>
}) {
  const { answeredAt, answerDueAt, appliedAt } = application
  if (application.awaitsAnswer) return <AnswerCountdown dueAt={answerDueAt} />
  if (answeredAt && applicationStandingOf(application) === 'answered') return <AnsweredAt at={answeredAt} />
  return (
    <span>
      {t.appliedLead} <RelativeTime at={appliedAt} />
    </span>
  )
}

/** Answer countdown while an answer is due, else the time of the last change; `brief` where a column is narrow. */
export function ApplicantClock({ application, brief = false }: { application: Applicant; brief?: boolean }) {
  const words = brief ? { lead: t.dueBriefLead, overdue: t.overdueBrief } : {}
  if (application.awaitsAnswer) return <AnswerCountdown dueAt={application.answerDueAt} {...words} />
  const messageAt = latestIsMessageAt(application)
  if (messageAt) return <AnsweredAt at={messageAt} />
  const latest = application.history.at(-1)?.at ?? application.appliedAt
  return (
    <span>
      {!brief && t.lastStepLead} <RelativeTime at={latest} />
    </span>
  )
}

const AnsweredAt = ({ at }: { at: string }) => (
  <span>
    {t.stateAnswered} <RelativeTime at={at} />
  </span>
)
