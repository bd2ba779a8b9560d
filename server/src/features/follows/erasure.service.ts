import type { Tx } from '../../db/database.ts'
import { deleteFollowsOf } from './follows.sql.ts'

/** Deletes what the account follows, and who follows its company. */
export async function eraseFollows(tx: Tx, userId: string): Promise<void> {
  await deleteFollowsOf(tx, userId)
}
