import type { Tx } from '../../db/database.ts'
import { forgetPersonIn } from './reports.sql.ts'

/** Removes the person from all cases, as reporter and as owner; the cases and their decisions stay. */
export async function eraseFromReports(tx: Tx, userId: string): Promise<void> {
  await forgetPersonIn(tx, userId)
}
