import type { Tx } from '../../db/database.ts'
import { type DecidedReport, decideAgain, decideOpenReports } from './decided-reports.sql.ts'

/** Closes all open reports of a target with a decision; returns them with their reporters. */
export const closeReports = (
  tx: Tx,
  target: { kind: string; id: string },
  decision: { id: string; outcome: 'upheld' | 'dismissed' },
): Promise<DecidedReport[]> => decideOpenReports(tx, target, decision)

/** Moves the reports of a decision to the decision on its appeal; returns them with their reporters. */
export const moveReports = (
  tx: Tx,
  from: string,
  decision: { id: string; outcome: 'upheld' | 'dismissed' },
): Promise<DecidedReport[]> => decideAgain(tx, from, decision)
