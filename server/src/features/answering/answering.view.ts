import type { AnswerTemplate, TemplateKind } from '@hearback/contract/hiring/answering.ts'
import type { RejectionReason } from '@hearback/contract/hiring/applications.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { TemplateRow } from './templates.sql.ts'

export const outcomeView = ({ id, refusal }: { id: string; refusal: { code: string; message: string } | null }) => ({
  _id: id,
  done: refusal === null,
  error: refusal?.message ?? null,
  code: refusal?.code ?? null,
})

export const templateView = (row: TemplateRow): AnswerTemplate => ({
  _id: row.id,
  name: row.name,
  kind: row.kind as TemplateKind,
  body: row.body,
  reasonCode: row.reason_code as RejectionReason | null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** A job past its decision day; `undecided` are the numbers of its applicants by job. */
export const passedDecisionView = (
  { _id, jobTitle, decisionBy = '' }: Job,
  undecided: ReadonlyMap<string, number>,
) => ({ _id, jobTitle, decisionBy, undecided: undecided.get(_id) ?? 0 })

export const dashboardView = <R>({
  jobs,
  ...figures
}: R & { jobs: readonly { id: string; title: string; waiting: number }[] }) => ({
  ...figures,
  waitingJobs: jobs.map(({ id, title, waiting }) => ({ _id: id, jobTitle: title, waiting })),
})
