import type { Tx } from '../../db/database.ts'
import { forgetPersonInDecisions } from './erasure.sql.ts'

/** Removes the person from all decisions, which stay with their reasons. */
export async function eraseFromDecisions(tx: Tx, userId: string): Promise<void> {
  await forgetPersonInDecisions(tx, userId)
}
