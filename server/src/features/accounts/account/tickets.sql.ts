import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

export const insertTicket = (
  db: Db,
  ticket: { user_id: string; token_hash: Buffer; oidc_provider: string | null },
  minutes: number,
) =>
  db
    .insertInto('sign_in_tickets')
    .values({ ...ticket, expires_at: sql`now() + make_interval(mins => ${minutes})` })
    .execute()

/** Counts one attempt; returns undefined when there is no valid ticket, or no attempts are left. */
export const tryTicket = (db: Db, tokenHash: Buffer, tries: number) =>
  db
    .updateTable('sign_in_tickets')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('attempts', '<', tries)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'oidc_provider'])
    .executeTakeFirst()

/** Consumes the ticket; returns false when it was used concurrently. */
export async function takeTicket(db: Db, tokenHash: Buffer): Promise<boolean> {
  const result = await db.deleteFrom('sign_in_tickets').where('token_hash', '=', tokenHash).executeTakeFirst()
  return result.numDeletedRows > 0n
}

export const deleteTicketsOf = (db: Db, userId: string) =>
  db.deleteFrom('sign_in_tickets').where('user_id', '=', userId).execute()

export const deleteExpiredTickets = (db: Db) =>
  db.deleteFrom('sign_in_tickets').where('expires_at', '<', sql<Date>`now()`).execute()
