import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** Returns false when the account is suspended already. */
export async function setSuspended(tx: Tx, id: string): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ suspended_at: sql`now()` })
    .where('id', '=', id)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function clearSuspension(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('users').set({ suspended_at: null }).where('id', '=', id).execute()
}
