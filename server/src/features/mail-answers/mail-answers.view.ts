import type { RejectionReason } from '@hearback/contract/hiring/applications.ts'
import type { MailAnswer, MailAnswerPage, MailStep } from '@hearback/contract/hiring/mail-answers.ts'
import type { LatestRow, LinkedRow } from './mail-answers.sql.ts'

/** The page of a link. No step is possible while an answer waits. */
export const pageView = (row: LinkedRow, latest: LatestRow | undefined, nonce: string): MailAnswerPage => ({
  applicant: row.seeker,
  jobTitle: row.title,
  company: row.business_name,
  appliedAt: row.applied_at.toISOString(),
  answerDueAt: row.answer_due_at.toISOString(),
  steps: row.awaits_answer && latest?.outcome !== null ? stepsOf(row) : [],
  latest: latest ? answerView(latest) : null,
  nonce,
})

const stepsOf = ({ may_write }: LinkedRow): MailStep[] => [
  'rejected',
  'interview',
  ...(may_write ? (['message'] as const) : []),
]

const answerView = ({ id, step, reason_code, message, by, runs_at, outcome }: LatestRow): MailAnswer => ({
  _id: id,
  step: step as MailStep,
  reasonCode: reason_code as RejectionReason | null,
  message,
  by: by ?? '',
  runsAt: runs_at.toISOString(),
  outcome: outcome as MailAnswer['outcome'],
})
