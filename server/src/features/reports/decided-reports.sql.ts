import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

interface By {
  readonly id: string
  readonly outcome: 'upheld' | 'dismissed'
}
export interface DecidedReport {
  case_number: string
  reporter_id: string | null
  created_at: Date
}
const told = ['case_number', 'reporter_id', 'created_at'] as const

export const decideOpenReports = (
  tx: Tx,
  { kind, id }: { kind: string; id: string },
  by: By,
): Promise<DecidedReport[]> =>
  tx
    .updateTable('reports')
    .set({ status: by.outcome, decision_id: by.id })
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .where('status', '=', sql.lit('open'))
    .returning(told)
    .execute()

export const decideAgain = (tx: Tx, from: string, by: By): Promise<DecidedReport[]> =>
  tx
    .updateTable('reports')
    .set({ status: by.outcome, decision_id: by.id })
    .where('decision_id', '=', from)
    .returning(told)
    .execute()
