import type { Application, HistoryEntry } from '@hearback/contract/hiring/applications.ts'
import type { AnswerClaim } from '@hearback/contract/hiring/clock/answer-claims.ts'
import type { InterviewChange } from '@hearback/contract/hiring/interviews.ts'
import * as t from '@hearback/texts/web/applications.ts'
import { stepsAndMessage, withInterviewChanges } from '../../domain/message-answer.ts'
import { ReasonQuestion } from '../../screening/ReasonQuestion.tsx'
import { Timeline, type TimelineEvent } from '../../ui/figures/Timeline.tsx'
import { deviceZone } from '../../ui/text/device-zone.ts'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { exactTime } from '../../ui/text/times.ts'
import { UserText } from '../../ui/text/UserText.tsx'
import c from './Application.module.css'
import { answerWords, changeWords, reasonSentence, stepWords } from './application-words.ts'

interface ApplicationTimelineProps {
  application: Application & {
    history: HistoryEntry[]
    interviewChanges: InterviewChange[]
    answerClaim?: AnswerClaim | undefined
  }
  company: string
}

/** Timeline of all steps, an answer that is no step, and the answer still due. */
export function ApplicationTimeline({ application, company }: ApplicationTimelineProps) {
  const { nextSteps } = application
  const { interviewChanges: changes } = application
  const events = withInterviewChanges(stepsAndMessage(application), changes)
  const happened = events.map(({ at, step, change }, index, all): TimelineEvent => {
    const isNow = index === all.length - 1 && nextSteps.length > 0
    if (change) return changeEvent(change, { changes, company, isNow })
    if (step) return stepEvent(step, { application, company, isNow })
    return {
      key: `${at} message`,
      title: <Sentence of={(name) => answerWords(name, application.answerClaim)} names={[company]} />,
      at,
      tone: isNow ? 'now' : 'past',
    }
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

interface ChangeContext {
  changes: readonly InterviewChange[]
  company: string
  isNow: boolean
}

function changeEvent(change: InterviewChange, { changes, company, isNow }: ChangeContext): TimelineEvent {
  const { at, kind, slot, message } = change
  const isFirstPick = changes.find((one) => one.kind === 'picked') === change
  return {
    key: `${at} ${kind}`,
    title: <Sentence of={(name) => changeWords(change, name, isFirstPick)} names={[company]} />,
    at,
    tone: isNow ? 'now' : 'past',
    children: (slot || message) && (
      <div className={c.said}>
        {slot && <p>{exactTime(Date.parse(slot), deviceZone())}</p>}
        {message && <UserText as="blockquote">{message}</UserText>}
      </div>
    ),
  }
}

const Said = ({ step: { feedback, reasonCode, reasonQuestion } }: { step: HistoryEntry }) => (
  <div className={c.said}>
    {feedback && <UserText as="blockquote">{feedback}</UserText>}
    {reasonCode && (
      <p>
        {reasonSentence(reasonCode)}
        <ReasonQuestion question={reasonQuestion} />
      </p>
    )}
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
