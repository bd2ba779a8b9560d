import * as t from '@hearback/texts/web/ui.ts'
import type { ReactNode } from 'react'
import { useNow } from '../now.ts'
import { spanOf, spanUntil } from '../text/times.ts'
import { Clock, type ClockSize } from './AnswerClock.tsx'

// Apart from the answer clock of companies, which all public pages load.
const ANSWER_TIME = 14 * 24 * 60 * 60_000

interface AnswerCountdownProps {
  dueAt: string
  size?: ClockSize
  /** Words before the time that is left. */
  lead?: string
  /** Words before the time since the answer was due. */
  overdue?: string
}

/** Countdown of the 14-day answer clock to `dueAt` (ISO 8601); clay when overdue. */
export function AnswerCountdown({
  dueAt,
  size = 'sm',
  lead = t.answerDueLead,
  overdue = t.answerOverdue,
}: AnswerCountdownProps) {
  const left = Date.parse(dueAt) - useNow()
  if (left <= 0)
    return (
      <Clock share={1} size={size} late>
        <b>{overdue}</b> {t.answerOverdueBy(spanOf(left))}
      </Clock>
    )
  return (
    <Clock share={left / ANSWER_TIME} size={size}>
      {lead} <b>{spanUntil(left)}</b>
    </Clock>
  )
}

/** Stopped answer clock with the time that the answer took; both instants are ISO 8601. */
export function AnswerGiven({ askedAt, at, size = 'sm' }: { askedAt: string; at: string; size?: ClockSize }) {
  const took = Math.max(0, Date.parse(at) - Date.parse(askedAt))
  return (
    <Clock share={1 - took / ANSWER_TIME} size={size}>
      {t.answeredIn} <b>{spanOf(took)}</b>
    </Clock>
  )
}

/** Expired answer clock; `children` describe what is missing. */
export const AnswerMissed = ({ children, size = 'sm' }: { children: ReactNode; size?: ClockSize }) => (
  <Clock share={1} size={size} late>
    <b>{children}</b>
  </Clock>
)

/** Remaining validity between two instants (ISO 8601). */
export function ValidityClock({ from, until, size = 'sm' }: { from: string; until: string; size?: ClockSize }) {
  const end = Date.parse(until)
  const left = end - useNow()
  if (left <= 0)
    return (
      <Clock share={1} size={size} late>
        <b>{t.expired}</b>
      </Clock>
    )
  return (
    <Clock share={left / (end - Date.parse(from))} size={size}>
      {t.openFor} <b>{spanUntil(left)}</b>
    </Clock>
  )
}
