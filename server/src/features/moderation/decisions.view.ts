import type { Decision } from '@hearback/contract/trust/moderation.ts'
import type { DecisionRow } from './decisions.sql.ts'

export const decisionView = (row: DecisionRow): Decision => ({
  _id: row.id,
  kind: row.kind as Decision['kind'],
  target: row.target_id,
  name: row.target_name,
  owner: row.owner_id,
  outcome: row.outcome as Decision['outcome'],
  measure: row.measure as Decision['measure'],
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
  reports: row.reports,
  final: row.appeal_of !== null,
  appealed: row.appealed,
  moderator: row.moderator,
})
