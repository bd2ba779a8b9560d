import type { Application, HistoryEntry } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { APPLICANT_STATUS_WORDS } from '../../../domain/hiring-words.ts'
import { stepsAndMessage } from '../../../domain/message-answer.ts'
import { REJECTION_REASON_WORDS } from '../../../domain/rejection-reasons.ts'
import { Timeline, type TimelineEvent } from '../../../ui/figures/Timeline.tsx'
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

function toldOf({ to, at }: HistoryEntry, answeredAt: string | null): string {
  const wasAnswered = answeredAt !== null && Date.parse(answeredAt) <= Date.parse(at)
  if (to === 'expired' && wasAnswered) return t.historyExpiredAfterAnswer
  return TOLD[to] ?? APPLICANT_STATUS_WORDS[to]
}

/** History of an application, with the due date of its answer. */
export function ApplicantHistory({
  application,
  history,
}: {
  application: Application
  history: readonly HistoryEntry[]
}) {
  const { answeredAt } = application
  const past = stepsAndMessage({ ...application, history }).map(({ at, step }, index, all): TimelineEvent => {
    const isMissed = step?.to === 'expired' && !answeredAt
    return {
      key: `${at}-${step?.to ?? 'message'}`,
      title: step ? toldOf(step, answeredAt) : t.historyAnsweredByMessage,
      at,
      tone: isMissed ? 'late' : index === all.length - 1 ? 'now' : 'past',
      children: step && <StepWords entry={step} />,
    }
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

function StepWords({ entry: { feedback, reasonCode, invitation } }: { entry: HistoryEntry }) {
  if (!feedback && !reasonCode && !invitation) return null
  return (
    <div className={c.words}>
      {reasonCode && <p>{REJECTION_REASON_WORDS[reasonCode]}</p>}
      {feedback && <p className={c.quote}>{feedback}</p>}
      {invitation && <InvitationFacts invitation={invitation} />}
    </div>
  )
}
