import type { AppealedDecision, OpenAppeal } from '@hearback/contract/trust/moderation.ts'
import type { AppealRow, OpenAppealRow } from './appeals.sql.ts'
import type { DecisionRow } from './decisions.sql.ts'
import { decisionView } from './decisions.view.ts'
import { appealUntil } from './moderation.rules.ts'

type Side = AppealedDecision['side']

export const openAppealView = (row: OpenAppealRow, viewerId: string): OpenAppeal => ({
  _id: row.appeal_id,
  side: row.side as Side,
  words: row.words,
  createdAt: row.appealed_at.toISOString(),
  decision: decisionView(row),
  mine: row.moderator_id === viewerId,
})

/** A decision as shown to a party. The sender of a message is not shown which message it was, because that would identify the reporter. */
export function partyDecisionView(
  row: DecisionRow,
  side: Side,
  { appeal, isMine, now }: { appeal: AppealRow | undefined; isMine: boolean; now: Date },
): AppealedDecision {
  const until = appeal ? undefined : appealUntil(row, side)
  return {
    _id: row.id,
    kind: row.kind as AppealedDecision['kind'],
    name: side === 'owner' && row.kind === 'message' ? '' : row.target_name,
    outcome: row.outcome as AppealedDecision['outcome'],
    measure: row.measure as AppealedDecision['measure'],
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    side,
    appealUntil: until && until > now ? until.toISOString() : null,
    appeal: appeal && isMine ? appealView(appeal) : null,
  }
}

const appealView = (row: AppealRow): NonNullable<AppealedDecision['appeal']> => ({
  words: row.words,
  createdAt: row.created_at.toISOString(),
  decision:
    row.outcome === null || row.decided_at === null
      ? null
      : {
          outcome: row.outcome as AppealedDecision['outcome'],
          measure: row.measure as AppealedDecision['measure'],
          reason: row.reason ?? '',
          createdAt: row.decided_at.toISOString(),
        },
})
