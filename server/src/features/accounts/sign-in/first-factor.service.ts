import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import type { Publish } from '../../../domain/events.ts'
import { refuseOtherSignIns } from '../../oidc/requirements.service.ts'
import { twoStepOf } from '../../two-step/two-step.service.ts'
import { ticketMinutes } from '../account/accounts.rules.ts'
import type { UserRow } from '../account/accounts.sql.ts'
import { ownUser } from '../account/accounts.view.ts'
import { type Origin, openSession } from '../account/sessions.service.ts'
import { insertTicket } from '../account/tickets.sql.ts'
import { hashToken, newToken } from '../account/tokens.ts'
import type { SignedIn } from './sign-up.service.ts'

interface FirstFactor {
  /** Committed with the sign-in. */
  readonly act?: (tx: Tx, publish: Publish) => Promise<void>
  /** The issuer, if it was one; by the name of its settings. */
  readonly provider?: string
}

/**
 * Completes the first factor of a sign-in, in one transaction with `act`. With a second step, commits `act`, opens no
 * session and throws second_step_required with the ticket that completes the sign-in. Throws identity_provider_required, without
 * `act`, where the company of the account requires another way.
 */
export async function completeFirstFactor(
  deps: Pick<Deps, 'config' | 'db' | 'events'>,
  user: UserRow,
  origin: Origin,
  { act, provider }: FirstFactor = {},
): Promise<SignedIn> {
  const entered = await inTransaction(deps, async (tx, publish) => {
    await act?.(tx, publish)
    if (await twoStepOf(tx, user.id)) return openTicket(deps, tx, user.id, provider)
    return openSignedInSession(deps, tx, publish, user, origin, { provider })
  })
  if (typeof entered !== 'string') return entered
  const message = provider === undefined ? {} : { message: codeAfterProvider }
  throw new AppError('second_step_required', { ticket: entered, ...message })
}

const codeAfterProvider =
  'This account also needs a code. Enter the one your authenticator app shows. If you can’t enter one here, sign in on the website.'

interface Proof {
  /** Both factors were shown. */
  readonly isProven?: boolean
  readonly provider?: string | undefined
}

/** Opens a session and publishes the sign-in. Throws identity_provider_required. */
export async function openSignedInSession(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  publish: Publish,
  user: UserRow,
  origin: Origin,
  { isProven = false, provider }: Proof = {},
): Promise<SignedIn> {
  publish('account.signedIn', { userId: user.id })
  const authtoken = await openSession(tx, { user_id: user.id }, origin, { isProven })
  await refuseOtherSignIns(config, tx, user.id, provider)
  return { authtoken, user: ownUser(user) }
}

async function openTicket(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  userId: string,
  provider: string | undefined,
): Promise<string> {
  const ticket = newToken()
  const row = { user_id: userId, token_hash: hashToken(ticket), oidc_provider: provider ?? null }
  await insertTicket(tx, row, ticketMinutes)
  await refuseOtherSignIns(config, tx, userId, provider)
  return ticket
}
