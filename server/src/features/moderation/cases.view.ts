import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { OpenCase } from '@hearback/contract/trust/case-work.ts'
import type { Account, Case, readAround } from '@hearback/contract/trust/moderation.ts'
import type { CaseReportRow, NoteRow, OpenCaseRow } from './cases.sql.ts'
import type { AccountRow } from './people.sql.ts'
import type { listAround } from './targets.sql.ts'

type NeighbourRow = Awaited<ReturnType<typeof listAround>>[number]

export const openCaseView = (row: OpenCaseRow): OpenCase => ({
  kind: row.kind as OpenCase['kind'],
  target: row.target_id,
  name: row.name,
  reports: row.reports,
  fraud: row.fraud,
  reasons: row.reasons as OpenCase['reasons'],
  excerpt: row.excerpt ?? '',
  finding: row.finding as OpenCase['finding'],
  firstAt: row.first_at.toISOString(),
  lastAt: row.last_at.toISOString(),
  hiddenUntil: row.ends_at?.toISOString() ?? null,
  assignee: assigneeView({ id: row.assignee_id, email: row.assignee_email }),
  note: row.note ?? '',
})

export const assigneeView = (row: { id: string | null; email: string | null } | undefined): OpenCase['assignee'] =>
  row?.id ? { _id: row.id, email: row.email ?? '' } : null

export const noteView = (row: NoteRow): Case['notes'][number] => ({
  _id: row.id,
  author: row.email,
  words: row.words,
  createdAt: row.created_at.toISOString(),
})

export const caseReportView = (row: CaseReportRow): Case['reports'][number] => ({
  _id: row.id,
  caseNumber: row.case_number,
  reason: row.reason as Case['reports'][number]['reason'],
  details: row.details,
  status: row.status as Case['reports'][number]['status'],
  createdAt: row.created_at.toISOString(),
  reporter:
    row.user_type === null
      ? null
      : { userType: row.user_type as Account['userType'], reports: row.filed, upheld: row.upheld },
  rule: row.rule as Case['reports'][number]['rule'],
  finding: row.finding as Case['reports'][number]['finding'],
})

export const accountView = (row: AccountRow): Account => ({
  _id: row.id,
  email: row.email,
  name: row.name,
  userType: row.user_type as Account['userType'],
  createdAt: row.created_at.toISOString(),
  suspendedAt: row.suspended_at?.toISOString() ?? null,
  hidden: row.hidden,
  reports: row.reports,
  upheld: row.upheld,
})

/** The owner of a target without the email, which a decision does not need. */
export const ownerView = ({ email: _email, hidden: _hidden, ...owner }: Account): NonNullable<Case['owner']> => owner

export const neighbourView = (
  row: NeighbourRow,
  reportedId: string,
): ReplyOf<typeof readAround>['messages'][number] => ({
  _id: row.id,
  byReported: row.by_reported,
  reported: row.id === reportedId,
  content: row.content,
  file: row.file,
  createdAt: row.created_at.toISOString(),
})
