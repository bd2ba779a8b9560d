import type { Tx } from '../../db/database.ts'
import type { Publish } from '../../domain/events.ts'
import { deleteSessionsOf } from './account/sessions.sql.ts'
import { clearSuspension, setSuspended } from './suspension.sql.ts'

/** Suspends an account: ends its sessions and closes its connections. Returns false when it is suspended already. */
export async function suspendAccount(tx: Tx, publish: Publish, id: string): Promise<boolean> {
  if (!(await setSuspended(tx, id))) return false
  await deleteSessionsOf(tx, id)
  publish('sessions.ended', { userId: id })
  return true
}

/** Ends the suspension, so that the account can sign in again. */
export const reinstateAccount = (tx: Tx, id: string): Promise<void> => clearSuspension(tx, id)
