import type { Tx } from '../../db/database.ts'
import type { Publish } from '../../domain/events.ts'
import { deleteSessionsOf } from './account/sessions.sql.ts'
import { clearSuspension, listMembers, setSuspended } from './suspension.sql.ts'

/**
 * Suspends an account, or the company with that id and all its members: ends their sessions and closes their connections. Returns
 * false when it is suspended already.
 */
export async function suspendAccount(tx: Tx, publish: Publish, id: string): Promise<boolean> {
  if (!(await setSuspended(tx, id))) return false
  for (const userId of new Set([id, ...(await listMembers(tx, id))])) {
    await deleteSessionsOf(tx, userId)
    publish('sessions.ended', { userId })
  }
  return true
}

/** Ends the suspension, so that the account can sign in again. */
export const reinstateAccount = (tx: Tx, id: string): Promise<void> => clearSuspension(tx, id)
