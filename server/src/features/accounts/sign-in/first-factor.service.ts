import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import type { Publish } from '../../../domain/events.ts'
import { twoStepOf } from '../../two-step/two-step.service.ts'
import { ticketMinutes } from '../account/accounts.rules.ts'
import type { UserRow } from '../account/accounts.sql.ts'
import { ownUser } from '../account/accounts.view.ts'
import { type Origin, openSession } from '../account/sessions.service.ts'
import { insertTicket } from '../account/tickets.sql.ts'
import { hashToken, newToken } from '../account/tokens.ts'
import type { SignedIn } from './sign-up.service.ts'

/**
 * Completes the first factor of a sign-in, in one transaction with `act`. With a second step, commits `act`, opens no
 * session and throws second_step_required with the ticket that completes the sign-in.
 */
export async function completeFirstFactor(
  deps: Pick<Deps, 'db' | 'events'>,
  user: UserRow,
  origin: Origin,
  act?: (tx: Tx, publish: Publish) => Promise<void>,
): Promise<SignedIn> {
  const entered = await inTransaction(deps, async (tx, publish) => {
    await act?.(tx, publish)
    return (await twoStepOf(tx, user.id)) ? openTicket(tx, user.id) : openSignedInSession(tx, publish, user, origin)
  })
  if (typeof entered === 'string') throw new AppError('second_step_required', { ticket: entered })
  return entered
}

/** Opens a session and publishes the sign-in; `isProven` if both factors were shown. */
export async function openSignedInSession(
  tx: Tx,
  publish: Publish,
  user: UserRow,
  origin: Origin,
  proof: { isProven?: boolean } = {},
): Promise<SignedIn> {
  publish('account.signedIn', { userId: user.id })
  return { authtoken: await openSession(tx, { user_id: user.id }, origin, proof), user: ownUser(user) }
}

async function openTicket(tx: Tx, userId: string): Promise<string> {
  const ticket = newToken()
  await insertTicket(tx, userId, hashToken(ticket), ticketMinutes)
  return ticket
}
