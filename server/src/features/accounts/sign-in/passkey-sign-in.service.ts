import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import {
  beginAuthentication,
  recordPasskeyUse,
  type Used,
  verifyAuthentication,
} from '../../passkeys/passkeys.service.ts'
import { findUser } from '../account/accounts.sql.ts'
import type { Origin } from '../account/sessions.service.ts'
import { openSignedInSession } from './first-factor.service.ts'
import type { SignedIn } from './sign-up.service.ts'

type PasskeyDeps = Pick<Deps, 'config' | 'db' | 'events' | 'limits'>

export async function beginPasskeyLogIn(deps: PasskeyDeps, { address }: Origin) {
  await deps.limits.consume('passkeyBeginByAddress', address)
  return { options: await beginAuthentication(deps) }
}

/**
 * Signs in with a passkey alone: possession of the device and user verification are two factors. Throws
 * sign_in_expired, and wrong_passkey for any other failure.
 */
export async function logInPasskey(deps: PasskeyDeps, form: { passkey: Used }, origin: Origin): Promise<SignedIn> {
  await deps.limits.consume('passkeyByAddress', origin.address)
  const use = await verifyAuthentication(deps, form.passkey)
  return inTransaction(deps, async (tx, publish) => {
    await recordPasskeyUse(tx, use)
    const user = await findUser(tx, use.userId)
    if (!user) throw new AppError('wrong_passkey')
    if (user.suspended_at) throw new AppError('account_suspended')
    return openSignedInSession(deps, tx, publish, user, origin, { isProven: true })
  })
}
