import { createHash, randomBytes } from 'node:crypto'
import type { Db, Tx } from '../../db/database.ts'
import { AppError } from '../../domain/errors.ts'
import { ticketMinutes, ticketTries } from './claims.ts'
import { findTicket, insertTicket, setTicketCode, type TicketRow, takeTicket, tryTicket } from './tickets.sql.ts'

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest()

interface UnknownIdentity {
  readonly userId: string | null
  readonly provider: string
  readonly issuer: string
  readonly subject: string
  readonly email: string
}

/** Returns a ticket by which the owner of an identity registers, or proves the account with its email. */
export async function openIdentityTicket(db: Db, { userId, ...identity }: UnknownIdentity): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await insertTicket(db, { ...identity, user_id: userId, token_hash: hashOf(ticket) }, ticketMinutes)
  return ticket
}

const expired = () =>
  new AppError('sign_in_expired', { message: 'This sign-in has expired or was already used. Please start again.' })

/** The identity of a ticket to register; throws sign_in_expired. */
export async function registrationTicket(db: Db, ticket: string): Promise<TicketRow> {
  const row = await findTicket(db, hashOf(ticket), ticketTries)
  if (!row || row.user_id !== null) throw expired()
  return row
}

/** A ticket to prove an account. `counts`: the proof that comes with it is one of five. Throws sign_in_expired. */
export async function proofTicket(
  db: Db,
  ticket: string,
  { counts }: { counts: boolean },
): Promise<TicketRow & { user_id: string }> {
  const row = await (counts ? tryTicket : findTicket)(db, hashOf(ticket), ticketTries)
  const { user_id: userId = null } = row ?? {}
  if (!row || userId === null) throw expired()
  return { ...row, user_id: userId }
}

export const storeTicketCode = async (db: Db, ticket: string, codeHash: string): Promise<void> =>
  void (await setTicketCode(db, hashOf(ticket), codeHash))

/** Consumes the ticket in the transaction of its effect; throws sign_in_expired when it was used concurrently. */
export async function consumeTicket(tx: Tx, ticket: string): Promise<void> {
  if (!(await takeTicket(tx, hashOf(ticket)))) throw expired()
}
