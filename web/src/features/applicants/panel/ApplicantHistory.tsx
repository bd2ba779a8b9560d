import type { Application, HistoryEntry } from '@hearback/contract/hiring/applications.ts'
import type { AnswerClaim } from '@hearback/contract/hiring/clock/answer-claims.ts'
import type { InterviewChange } from '@hearback/contract/hiring/interviews.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { isCounted } from '../../../domain/answer-claims.ts'
import { APPLICANT_STATUS_WORDS } from '../../../domain/hiring-words.ts'
import { stepsAndMessage, type TimelineEntry, withInterviewChanges } from '../../../domain/message-answer.ts'
import { REJECTION_REASON_WORDS } from '../../../domain/rejection-reasons.ts'
import { ReasonQuestion } from '../../../screening/ReasonQuestion.tsx'
import { Timeline, type TimelineEvent } from '../../../ui/figures/Timeline.tsx'
import { deviceZone } from '../../../ui/text/device-zone.ts'
import { exactTime } from '../../../ui/text/times.ts'
import { UserText } from '../../../ui/text/UserText.tsx'
import c from '../Applicants.module.css'
import { InvitationFacts } from './InvitationFacts.tsx'

const TOLD: Partial<Record<HistoryEntry['to'], string>> = {
  applied: t.applied,
  viewed: t.historyViewed,
  interview: t.historyInterview,
  offered: t.offerMade,
  withdrawn: t.historyWithdrawn,
  declined: t.historyOfferDeclined,
  expired: t.historyExpired,
}

const CHANGES: Record<InterviewChange['kind'], string> = {
  picked: t.historyTimePicked,
  times_requested: t.historyTimesRequested,
  canceled: t.historyInterviewCanceled,
  no_show: t.historyNoShow,
}

function toldOf({ from, to, at, invitation }: HistoryEntry, answeredAt: string | null): string {
  const wasAnswered = answeredAt !== null && Date.parse(answeredAt) <= Date.parse(at)
  if (to === 'expired' && wasAnswered) return t.historyExpiredAfterAnswer
  if (from === 'interview' && invitation?.slots.length) return t.historyNewTimes
  return TOLD[to] ?? APPLICANT_STATUS_WORDS[to]
}

/** History of an application, with the due date of its answer. */
export function ApplicantHistory({
  application,
  history,
  changes,
}: {
  application: Application & { answerClaim?: AnswerClaim | undefined }
  history: readonly HistoryEntry[]
  changes: readonly InterviewChange[]
}) {
  const events = withInterviewChanges(stepsAndMessage({ ...application, history }), changes)
  const past = events.map((entry, index, all): TimelineEvent => {
    const tone = index === all.length - 1 ? 'now' : 'past'
    return entry.change ? changeEvent(entry.change, tone) : stepEvent(entry, tone, application)
  })
  const due: TimelineEvent[] = application.awaitsAnswer
    ? [
        {
          key: 'due',
          title: application.overdue ? t.historyAnswerOverdue : t.historyAnswerDue,
          at: application.answerDueAt,
          promised: true,
          tone: application.overdue ? 'late' : 'next',
        },
      ]
    : []
  return <Timeline events={[...past, ...due]} />
}

const changeEvent = (change: InterviewChange, tone: 'now' | 'past'): TimelineEvent => ({
  key: `${change.at}-${change.kind}`,
  title: CHANGES[change.kind],
  at: change.at,
  tone,
  children: <ChangeWords change={change} />,
})

function stepEvent(
  { at, step }: TimelineEntry,
  tone: 'now' | 'past',
  { answeredAt, answerClaim }: Pick<Application, 'answeredAt'> & { answerClaim?: AnswerClaim | undefined },
): TimelineEvent {
  const answer = answerClaim && isCounted(answerClaim) ? t.historyAnsweredElsewhere : t.historyAnsweredByMessage
  const isMissed = step?.to === 'expired' && !answeredAt
  return {
    key: `${at}-${step?.to ?? 'message'}`,
    title: step ? toldOf(step, answeredAt) : answer,
    at,
    tone: isMissed ? 'late' : tone,
    children: step && <StepWords entry={step} />,
  }
}

function StepWords({ entry: { feedback, reasonCode, reasonQuestion, invitation } }: { entry: HistoryEntry }) {
  if (!feedback && !reasonCode && !invitation) return null
  return (
    <div className={c.words}>
      {reasonCode && (
        <p>
          {REJECTION_REASON_WORDS[reasonCode]}
          <ReasonQuestion question={reasonQuestion} ofApplicant />
        </p>
      )}
      {feedback && <UserText className={c.quote}>{feedback}</UserText>}
      {invitation && <InvitationFacts invitation={{ ...invitation, picked: null }} lead={t.interviewOffered} />}
    </div>
  )
}

function ChangeWords({ change: { slot, message } }: { change: InterviewChange }) {
  if (!slot && !message) return null
  return (
    <div className={c.words}>
      {slot && <p>{exactTime(Date.parse(slot), deviceZone())}</p>}
      {message && <UserText className={c.quote}>{message}</UserText>}
    </div>
  )
}
