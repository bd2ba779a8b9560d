import type { Application, HistoryEntry } from '@hearback/contract/applications.ts'
import { REASON_WORDS, STATUS_WORDS } from '../../hiring-words.ts'
import { Timeline, type TimelineEvent } from '../../ui/Timeline.tsx'
import { isWaiting } from './ApplicantState.tsx'
import c from './Applicants.module.css'
import { InvitationFacts } from './InvitationFacts.tsx'

const TOLD: Partial<Record<HistoryEntry['to'], string>> = {
  applied: 'Applied',
  viewed: 'Opened by you',
  interview: 'Invited to an interview',
  offered: 'Offer made',
  withdrawn: 'Withdrawn by the applicant',
  declined: 'Offer declined by the applicant',
  expired: 'Expired without an answer',
}

/** Everything that happened to an application, and when its answer is due. */
export function ApplicantHistory({
  application,
  history,
}: {
  application: Application
  history: readonly HistoryEntry[]
}) {
  const past = history.map((entry, place): TimelineEvent => {
    const isLast = place === history.length - 1
    return {
      key: `${entry.at}-${entry.to}`,
      title: TOLD[entry.to] ?? STATUS_WORDS[entry.to],
      at: entry.at,
      tone: entry.to === 'expired' ? 'late' : isLast ? 'now' : 'past',
      children: <StepWords entry={entry} />,
    }
  })
  const due: TimelineEvent[] = isWaiting(application)
    ? [
        {
          key: 'due',
          title: application.overdue ? 'The answer was due' : 'The answer is due',
          at: application.answerDueAt,
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
      {reasonCode && <p>{REASON_WORDS[reasonCode]}</p>}
      {feedback && <p className={c.quote}>{feedback}</p>}
      {invitation && <InvitationFacts invitation={invitation} />}
    </div>
  )
}
