import type { AuditEntry } from '@hearback/contract/trust/audit.ts'
import type { EntryRow } from './audit.sql.ts'

export const entryView = (row: EntryRow): AuditEntry => ({
  _id: row.id,
  actor: row.actor_name,
  act: row.act as AuditEntry['act'],
  kind: row.kind,
  target: row.target_id,
  name: row.target_name,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
})
