import type { Application, HistoryEntry } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/applications.ts'
import { stepsAndMessage } from '../../domain/message-answer.ts'
import { Timeline, type TimelineEvent } from '../../ui/figures/Timeline.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import c from './Application.module.css'
import { messageWords, reasonSentence, stepWords } from './application-words.ts'

interface ApplicationTimelineProps {
  application: Application & { history: HistoryEntry[] }
  company: string
}

/** Timeline of all steps, a message that counts as the answer, and the answer still due. */
export function ApplicationTimeline({ application, company }: ApplicationTimelineProps) {
  const { nextSteps } = application
  const happened = stepsAndMessage(application).map(({ at, step }, index, all): TimelineEvent => {
    const isNow = index === all.length - 1 && nextSteps.length > 0
    if (step) return stepEvent(step, { application, company, isNow })
    return { key: `${at} message`, title: messageWords(company), at, tone: isNow ? 'now' : 'past' }
  })
  return <Timeline events={[...happened, ...stillToCome(application)]} />
}

function stepEvent(
  step: HistoryEntry,
  { application, company, isNow }: ApplicationTimelineProps & { isNow: boolean },
): TimelineEvent {
  const { history, answeredAt } = application
  const isMissed = step.to === 'expired' && !answeredAt
  // Feedback of the last step is shown at the head of the page instead.
  const isSaid = step !== history.at(-1) && (step.feedback || step.reasonCode)
  return {
    key: `${step.at} ${step.to}`,
    title: <Sentence of={(name) => stepWords(step, name, answeredAt)} names={[company]} />,
    at: step.at,
    tone: isMissed ? 'late' : isNow ? 'now' : 'past',
    children: isSaid ? <Said step={step} /> : undefined,
  }
}

const Said = ({ step: { feedback, reasonCode } }: { step: HistoryEntry }) => (
  <div className={c.said}>
    {feedback && <blockquote>{feedback}</blockquote>}
    {reasonCode && <p>{reasonSentence(reasonCode)}</p>}
  </div>
)

function stillToCome({ awaitsAnswer, answerDueAt, overdue }: Application): TimelineEvent[] {
  if (!awaitsAnswer) return []
  return [
    {
      key: 'due',
      title: overdue ? t.timelineAnswerOverdue : t.timelineAnswerDue,
      at: answerDueAt,
      promised: true,
      tone: overdue ? 'late' : 'next',
    },
  ]
}
