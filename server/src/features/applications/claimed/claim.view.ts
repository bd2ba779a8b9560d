import type { AnswerClaim } from '@hearback/contract/hiring/clock/answer-claims.ts'
import type { ClaimRow } from './claim.sql.ts'

export const claimView = (row: ClaimRow): AnswerClaim => ({
  channel: row.channel as AnswerClaim['channel'],
  answeredOn: row.answered_on,
  claimedAt: row.claimed_at.toISOString(),
  settlesAt: row.settles_at.toISOString(),
  outcome: row.outcome as AnswerClaim['outcome'],
})
