import type { User } from '@hearback/contract/accounts/accounts.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, invalid } from '../../../domain/errors.ts'
import { parseStoredLanguage } from '../../../domain/languages.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { isWithin } from '../../../ports/rate-limits.ts'
import { verificationMail } from '../account/accounts.mails.ts'
import { codeMinutes, triesFor } from '../account/accounts.rules.ts'
import { findUser, findUserByEmail, insertUser } from '../account/accounts.sql.ts'
import { ownUser, pendingUser } from '../account/accounts.view.ts'
import { readPhone } from '../account/phones.ts'
import { type Origin, openSession } from '../account/sessions.service.ts'
import { adoptSessions } from '../account/sessions.sql.ts'
import {
  deleteSignups,
  findSignup,
  insertSignup,
  listSignups,
  lockSignupsOf,
  type SignupRow,
  setSignupCode,
  trySignupCode,
} from '../account/signups.sql.ts'
import { newCode } from '../account/tokens.ts'
import { refuseEasyPassword } from '../passwords/easy-passwords.ts'
import { hashSecret, matchesSecret } from '../passwords/passwords.ts'

export type Accounts = Pick<Deps, 'db' | 'events' | 'queue' | 'limits' | 'config'>
export interface SignedIn {
  authtoken: string
  user: User
}

/** Creates a separate pending registration (specification 8); the email stays available until someone confirms it. */
export async function signUp(
  deps: Accounts,
  form: { email: string; phone: string; password: string; userType: string; language?: Language | undefined },
  origin: Origin,
): Promise<SignedIn & { existingUnverified: boolean }> {
  const phone = readPhone(form.phone)
  if (!phone) {
    throw invalid('phone', 'Enter a valid phone number with its country code, like +1 208 555 0100')
  }
  refuseEasyPassword(form.password, form.email)
  await deps.limits.consume('signUpByAddress', origin.address)
  const code = await issueCode(deps, 'sign-up', form.email, origin)
  if (await findUserByEmail(deps.db, form.email)) throw new AppError('email_taken')
  const passwordHash = await hashSecret(form.password)
  const codeHash = await hashSecret(code)
  return inTransaction(deps, async (tx) => {
    await lockSignupsOf(tx, form.email)
    const others = await listSignups(tx, form.email)
    const { password: _, ...rest } = form
    const signup = await insertSignup(tx, {
      email: rest.email,
      user_type: rest.userType,
      language: rest.language ?? 'en',
      phone,
      password_hash: passwordHash,
    })
    await setSignupCode(tx, signup.id, codeHash, codeMinutes)
    await deps.queue.enqueue(tx, 'mail', [
      verificationMail(signup.email, code, parseStoredLanguage(signup.language), deps.config.publicUrl),
    ])
    const authtoken = await openSession(tx, { signup_id: signup.id }, origin)
    return { authtoken, user: pendingUser(signup), existingUnverified: others.length > 0 }
  })
}

/**
 * Returns a new code to mail. Limits codes of one purpose to one email to 5 an hour for each IP address (specification 8).
 * The limit over all addresses is 15, so that others cannot use up the codes of the owner. After 10 codes within 24 hours
 * they are long, which bounds the guesses of short codes to 50 a day. Throws too_many_requests.
 */
export async function issueCode(
  counts: Pick<Deps, 'limits'>,
  purpose: 'sign-up' | 'reset' | 'change-email' | 'join',
  email: string,
  origin: Origin,
): Promise<string> {
  await counts.limits.consume('codeByAddress', origin.address)
  await counts.limits.consume('codeByEmail', `${purpose} ${email} ${origin.address}`)
  await counts.limits.consume('codeByEmailAnywhere', `${purpose} ${email}`)
  const isShort = await isWithin(counts.limits, 'shortCodeByEmail', `${purpose} ${email}`)
  return newCode(isShort ? limits.codeDigits.short : limits.codeDigits.long)
}

/** Mails a new code to the viewer's registration, replacing the previous one. */
export async function resendVerification(deps: Accounts, viewer: Viewer, origin: Origin): Promise<void> {
  await deps.limits.consume('codeByUser', viewer.userId)
  const signup = await findSignup(deps.db, viewer.userId)
  if (!signup) return
  const code = await issueCode(deps, 'sign-up', signup.email, origin)
  const codeHash = await hashSecret(code)
  await inTransaction(deps, async (tx) => {
    await setSignupCode(tx, signup.id, codeHash, codeMinutes)
    await deps.queue.enqueue(tx, 'mail', [
      verificationMail(signup.email, code, parseStoredLanguage(signup.language), deps.config.publicUrl),
    ])
  })
}

/**
 * Turns the registration into an account and keeps its tokens valid, because existing clients never exchange them.
 * Deletes all other registrations of the email with their tokens.
 */
export async function confirmRegistration(
  deps: Accounts,
  viewer: Viewer,
  code: string,
  token: string,
): Promise<SignedIn> {
  const signup = await trySignupCode(deps.db, viewer.userId, triesFor(code))
  if (!(await matchesSecret(signup?.code_hash, code)) || !signup) throw new AppError('wrong_code')
  return inTransaction(deps, async (tx, publish) => {
    const user = await createUser(tx, signup)
    publish('account.created', { userId: signup.id, userType: user.userType as 'employer' | 'jobseeker' })
    return { user, authtoken: token }
  })
}

async function createUser(tx: Tx, signup: SignupRow): Promise<User> {
  const { id, email, phone, password_hash, user_type, language } = signup
  if (!(await insertUser(tx, { id, email, phone, password_hash, user_type, language })))
    throw new AppError('email_taken')
  await adoptSessions(tx, id)
  await deleteSignups(tx, email)
  const row = await findUser(tx, id)
  if (!row) throw new AppError('not_found')
  return ownUser(row)
}
