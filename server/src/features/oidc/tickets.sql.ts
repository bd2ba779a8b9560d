import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

interface NewTicket {
  token_hash: Buffer
  user_id: string | null
  provider: string
  issuer: string
  subject: string
  email: string
}

export const insertTicket = (db: Db, ticket: NewTicket, minutes: number) =>
  db
    .insertInto('oidc_tickets')
    .values({ ...ticket, expires_at: sql`now() + make_interval(mins => ${minutes})` })
    .execute()

const columns = ['user_id', 'provider', 'issuer', 'subject', 'email', 'code_hash'] as const

export type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicket>>>

export const findTicket = (db: Db, tokenHash: Buffer, tries: number) =>
  db
    .selectFrom('oidc_tickets')
    .select(columns)
    .where('token_hash', '=', tokenHash)
    .where('attempts', '<', tries)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Counts one attempt; returns undefined when there is no valid ticket, or no attempts are left. */
export const tryTicket = (db: Db, tokenHash: Buffer, tries: number) =>
  db
    .updateTable('oidc_tickets')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('attempts', '<', tries)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(columns)
    .executeTakeFirst()

export const setTicketCode = (db: Db, tokenHash: Buffer, codeHash: string) =>
  db.updateTable('oidc_tickets').set({ code_hash: codeHash }).where('token_hash', '=', tokenHash).execute()

/** Consumes the ticket; returns false when it was used concurrently. */
export async function takeTicket(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('oidc_tickets').where('token_hash', '=', tokenHash).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the tickets that could join identities to the account. */
export const deleteTicketsOf = (tx: Tx, userId: string) =>
  tx.deleteFrom('oidc_tickets').where('user_id', '=', userId).execute()

export const deleteExpiredTickets = (db: Db) =>
  db.deleteFrom('oidc_tickets').where('expires_at', '<', sql<Date>`now()`).execute()
