import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { concerning } from '../../telemetry/request-context.ts'
import { findUserByEmail } from './accounts.sql.ts'
import { pendingUser } from './accounts.view.ts'
import { enter } from './enter.service.ts'
import { matchesSecret } from './passwords.ts'
import { type Origin, openSession } from './sessions.service.ts'
import type { SignedIn } from './sign-up.service.ts'
import { listSignups, type SignupRow } from './signups.sql.ts'

/**
 * Signs in by e-mail and password; those of a pending registration answer `existingUnverified` and a pending token.
 * One refusal, and equal work, whether the e-mail or the password is wrong. With a second step it throws second_step_required.
 */
export async function logIn(
  { db, events, limits }: Pick<Deps, 'db' | 'events' | 'limits'>,
  form: { email: string; password: string },
  origin: Origin,
): Promise<SignedIn & { existingUnverified?: boolean }> {
  await limits.consume('logInByAddress', origin.address)
  await limits.consume('logInByEmail', `${form.email} ${origin.address}`)
  const user = await findUserByEmail(db, form.email)
  concerning(user?.id)
  const pending = user ? [] : await listSignups(db, form.email)
  if (user || pending.length === 0) {
    const matches = await matchesSecret(user?.password_hash, form.password)
    if (!matches || !user) throw new AppError('wrong_credentials', { reason: user ? 'wrong password' : 'no account' })
    if (user.suspended_at) throw new AppError('account_suspended')
    const signedIn = await enter({ db, events }, user, origin)
    await limits.forget('logInByEmail', `${form.email} ${origin.address}`)
    return signedIn
  }
  const signup = await firstMatching(pending, form.password)
  if (!signup) throw new AppError('wrong_credentials', { reason: 'wrong password of a registration' })
  return {
    authtoken: await openSession(db, { signup_id: signup.id }, origin),
    user: pendingUser(signup),
    existingUnverified: true,
  }
}

/** A stranger may have registered the address later: each of the newest is tried. */
async function firstMatching(signups: SignupRow[], password: string): Promise<SignupRow | undefined> {
  for (const signup of signups) {
    if (await matchesSecret(signup.password_hash, password)) return signup
  }
  return undefined
}
