import type { Application, HistoryEntry } from '@hearback/contract/applications.ts'
import { Timeline, type TimelineEvent } from '../../ui/Timeline.tsx'
import c from './Application.module.css'
import { reasonSentence, stepWords } from './application-words.ts'

interface ApplicationTimelineProps {
  application: Application & { history: HistoryEntry[] }
  company: string
}

/** Every step since the application was sent, and the answer that is still due. */
export const ApplicationTimeline = ({ application, company }: ApplicationTimelineProps) => (
  <Timeline events={[...application.history.map(asEvent(company, application)), ...stillToCome(application)]} />
)

const asEvent =
  (company: string, { history, nextSteps }: ApplicationTimelineProps['application']) =>
  (step: HistoryEntry, place: number): TimelineEvent => {
    const last = place === history.length - 1
    return {
      key: `${step.at} ${step.to}`,
      title: stepWords(step, company),
      at: step.at,
      tone: step.to === 'expired' ? 'late' : last && nextSteps.length ? 'now' : 'past',
      // What came with the last step stands large at the head of the page.
      children: !last && (step.feedback || step.reasonCode) ? <Said step={step} /> : undefined,
    }
  }

const Said = ({ step: { feedback, reasonCode } }: { step: HistoryEntry }) => (
  <div className={c.said}>
    {feedback && <blockquote>{feedback}</blockquote>}
    {reasonCode && <p>{reasonSentence(reasonCode)}</p>}
  </div>
)

function stillToCome({ status, answeredAt, answerDueAt, overdue }: Application): TimelineEvent[] {
  if (answeredAt || !['applied', 'viewed'].includes(status)) return []
  return [
    {
      key: 'due',
      title: overdue ? 'The answer was due' : 'The answer is due',
      at: answerDueAt,
      tone: overdue ? 'late' : 'next',
    },
  ]
}
