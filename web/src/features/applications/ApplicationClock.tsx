import type { Application } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/applications.ts'
import { AnswerCountdown, AnswerGiven, AnswerMissed } from '../../ui/figures/Countdowns.tsx'

type Standing = Pick<Application, 'status' | 'appliedAt' | 'answeredAt' | 'answerDueAt' | 'awaitsAnswer' | 'overdue'>

/** Answer countdown, then the time that the answer took; renders nothing when no answer is due. */
export function ApplicationClock({ application, size = 'sm' }: { application: Standing; size?: 'sm' | 'lg' }) {
  const { status, appliedAt, answeredAt, answerDueAt, awaitsAnswer, overdue } = application
  if (status === 'expired' && !answeredAt) return <AnswerMissed size={size}>{t.clockNoAnswer}</AnswerMissed>
  if (status === 'interview' && overdue) return <AnswerMissed size={size}>{t.outcomeOverdue}</AnswerMissed>
  if (answeredAt) return <AnswerGiven askedAt={appliedAt} at={answeredAt} size={size} />
  if (awaitsAnswer) return <AnswerCountdown dueAt={answerDueAt} size={size} />
  return null
}
