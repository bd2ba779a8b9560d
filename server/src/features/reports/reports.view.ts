import { type Report, type ReportForm, ReportReason } from '@hearback/contract/trust/reports.ts'
import { matchChoice } from '@hearback/contract/values/choices.ts'
import type { ReportRow } from './reports.sql.ts'

/** A report as shown to its reporter. */
export const reportView = (row: ReportRow): Report => ({
  _id: row.id,
  caseNumber: row.case_number,
  kind: row.kind as Report['kind'],
  target: row.target_id,
  name: row.target_name,
  reason: row.reason as Report['reason'],
  details: row.details,
  status: row.status as Report['status'],
  decision: row.decision_id ? { _id: row.decision_id, reason: row.decision_reason ?? '' } : null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** A free-text reason is stored as `other`, and the text is put before the details. */
export function reasonColumns({ reason, details }: ReportForm): { reason: ReportReason; details: string } {
  const code = matchChoice(ReportReason.options, reason)
  if (code) return { reason: code, details: details ?? '' }
  return { reason: 'other', details: [reason, details].filter(Boolean).join('\n\n') }
}
