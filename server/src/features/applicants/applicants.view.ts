import type { Match } from '@hearback/contract/hiring/match.ts'
import type { Ranked } from './applicant-order.rules.ts'
import type { RankRow } from './applicants.sql.ts'

export const rankedView = (row: RankRow, match: Match | undefined): Ranked => ({
  id: row.id,
  standing: row.standing,
  awaitsAnswer: row.awaits_answer,
  overdue: row.overdue,
  answered: row.answered,
  appliedAt: row.applied_at,
  changedAt: row.changed_at,
  match,
})
