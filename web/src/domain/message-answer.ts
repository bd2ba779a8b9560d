import type { Application, HistoryEntry } from '@hearback/contract/hiring/applications.ts'
import type { InterviewChange } from '@hearback/contract/hiring/interviews.ts'

type Standing = Pick<Application, 'appliedAt' | 'answeredAt'> & { history: readonly HistoryEntry[] }

/**
 * Time of the message that counts as the answer (ISO 8601); null if a step was the answer, or none has come. Messages
 * leave no step in the history.
 */
export function messageAnswerAt({ appliedAt, answeredAt, history }: Standing): string | null {
  if (!answeredAt) return null
  const answer = Date.parse(answeredAt)
  const isAnswerByStep = ({ by, to, at }: HistoryEntry) =>
    by === 'employer' && to !== 'viewed' && Date.parse(at) >= Date.parse(appliedAt) && Date.parse(at) <= answer
  return history.some(isAnswerByStep) ? null : answeredAt
}

/** The same, if no later event followed; a view does not count. */
export function latestIsMessageAt(application: Standing): string | null {
  const answer = messageAnswerAt(application)
  const last = application.history.findLast(({ to }) => to !== 'viewed')
  return answer && (!last || Date.parse(last.at) <= Date.parse(answer)) ? answer : null
}

/** Events, oldest first: the steps, with null for the message that was the answer. */
export function stepsAndMessage(application: Standing): { at: string; step: HistoryEntry | null }[] {
  const answer = messageAnswerAt(application)
  const steps = application.history.map((step) => ({ at: step.at, step }))
  if (!answer) return steps
  const before = steps.filter(({ at }) => Date.parse(at) <= Date.parse(answer))
  return [...before, { at: answer, step: null }, ...steps.slice(before.length)]
}

/** An event of the timeline: a step, a change of an interview, or (neither) the message that was the answer. */
export interface TimelineEntry {
  at: string
  step: HistoryEntry | null
  change?: InterviewChange
}

/** Events with the changes of interviews, oldest first. */
export const withInterviewChanges = (
  events: readonly TimelineEntry[],
  changes: readonly InterviewChange[] = [],
): TimelineEntry[] =>
  [...events, ...changes.map((change) => ({ at: change.at, step: null, change }))].toSorted(
    (a, b) => Date.parse(a.at) - Date.parse(b.at),
  )
