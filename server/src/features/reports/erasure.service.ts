import type { Tx } from '../../db/database.ts'
import { forgetPersonIn } from './reports.sql.ts'

/** Takes the person out of all cases, as reporter and as the one reported; the cases and their decisions stay. */
export async function eraseFromReports(tx: Tx, userId: string): Promise<void> {
  await forgetPersonIn(tx, userId)
}
