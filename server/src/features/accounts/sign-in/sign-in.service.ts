import type { Database } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import { setLogUser } from '../../../telemetry/request-context.ts'
import { findUserByEmail, type UserRow } from '../account/accounts.sql.ts'
import { pendingUser } from '../account/accounts.view.ts'
import { type Origin, openSession } from '../account/sessions.service.ts'
import { listSignups, type SignupRow } from '../account/signups.sql.ts'
import { countAttempt, forgetFailures, notifyOfGuesses } from '../passwords/password-guesses.service.ts'
import { matchesSecret } from '../passwords/passwords.ts'
import { completeFirstFactor } from './first-factor.service.ts'
import type { SignedIn } from './sign-up.service.ts'

/**
 * Signs in by email and password. A pending registration returns `existingUnverified` and a pending token. A wrong
 * email and a wrong password cause the same error after equal work. Throws second_step_required with a second step.
 * After 100 failures within an hour, from any IP address, throws too_many_requests; a mailed code or a passkey still
 * signs in.
 */
export async function logIn(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'limits' | 'queue'>,
  form: { email: string; password: string },
  origin: Origin,
): Promise<SignedIn & { existingUnverified?: boolean }> {
  const { db } = deps
  const left = await countAttempt(deps, form.email, origin)
  const user = await findUserByEmail(db, form.email)
  setLogUser(user?.id)
  const pending = user ? [] : await listSignups(db, form.email)
  const signedIn =
    user || pending.length === 0
      ? await enterByPassword(deps, user, { ...form, left }, origin)
      : await enterRegistration(db, pending, form.password, origin)
  await forgetFailures(deps, form.email, origin)
  return signedIn
}

/** Signs in to an account. Notifies its owner when the last of the `left` attempts fails. */
async function enterByPassword(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'limits' | 'queue'>,
  user: UserRow | undefined,
  { password, left }: { password: string; left: number },
  origin: Origin,
): Promise<SignedIn> {
  const matches = await matchesSecret(user?.password_hash, password)
  if (!matches && user && left === 0) await notifyOfGuesses(deps, user)
  if (!matches || !user) throw new AppError('wrong_credentials', { reason: user ? 'wrong password' : 'no account' })
  if (user.suspended_at) throw new AppError('account_suspended')
  return completeFirstFactor(deps, user, origin)
}

async function enterRegistration(db: Database, pending: SignupRow[], password: string, origin: Origin) {
  const signup = await firstMatching(pending, password)
  if (!signup) throw new AppError('wrong_credentials', { reason: 'wrong password for a pending registration' })
  return {
    authtoken: await openSession(db, { signup_id: signup.id }, origin),
    user: pendingUser(signup),
    existingUnverified: true,
  }
}

/** Tries several registrations, because others may have registered the same email later. */
async function firstMatching(signups: SignupRow[], password: string): Promise<SignupRow | undefined> {
  for (const signup of signups) {
    if (await matchesSecret(signup.password_hash, password)) return signup
  }
  return undefined
}
