import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import { isWithin } from '../../../ports/rate-limits.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { passwordGuessedNotice } from '../account/accounts.mails.ts'
import type { Owner } from '../account/security-notice.ts'
import type { Origin } from '../account/sessions.service.ts'

/**
 * Counts an attempt to sign in by password: by IP address, by email and IP address, and by email alone. Unknown emails
 * count as well. Returns the attempts left for the email; throws too_many_requests.
 */
export async function countAttempt({ limits }: Pick<Deps, 'limits'>, email: string, origin: Origin): Promise<number> {
  await limits.consume('logInByAddress', origin.address)
  await limits.consume('logInByEmail', `${email} ${origin.address}`)
  return limits.consume('logInByEmailAnywhere', email).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error
    throw new AppError('too_many_requests', {
      ...error.detail,
      message:
        'Too many wrong passwords were tried on this account. Choose “Forgot your password?” to get a code by email.',
    })
  })
}

/** Resets the counters after a successful sign-in. */
export async function forgetFailures({ limits }: Pick<Deps, 'limits'>, email: string, origin: Origin): Promise<void> {
  await limits.forget('logInByEmail', `${email} ${origin.address}`)
  await limits.forget('logInByEmailAnywhere', email)
}

/** Notifies the owner of password guessing, at most once a day. */
export async function notifyOfGuesses(
  deps: Pick<Deps, 'db' | 'events' | 'queue' | 'limits'>,
  owner: Owner,
): Promise<void> {
  if (await isWithin(deps.limits, 'guessNoticeByUser', owner.id))
    await inTransaction(deps, (tx, publish) => notify(deps, tx, publish, passwordGuessedNotice(owner)))
}
