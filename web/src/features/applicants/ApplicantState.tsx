import type { Applicant } from '@hearback/contract/applications.ts'
import { STATUS_WORDS } from '../../hiring-words.ts'
import { AnswerCountdown } from '../../ui/AnswerClock.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'

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

export const StatusPill = ({ status }: Pick<Applicant, 'status'>) => (
  <Pill tone={TONES[status] ?? 'plain'}>{STATUS_WORDS[status]}</Pill>
)

export const isWaiting = ({ status, answeredAt }: Pick<Applicant, 'status' | 'answeredAt'>) =>
  answeredAt === null && (status === 'applied' || status === 'viewed')

/** The clock while an answer is due, else when it last moved. */
export function ApplicantClock({ application }: { application: Applicant }) {
  if (isWaiting(application)) return <AnswerCountdown dueAt={application.answerDueAt} />
  const latest = application.history.at(-1)?.at ?? application.appliedAt
  return (
    <span>
      last step <RelativeTime at={latest} />
    </span>
  )
}
