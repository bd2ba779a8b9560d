import type { joinIdentity, registerIdentity } from '@hearback/contract/accounts/oidc.ts'
import type { ValidatedOf } from '@hearback/contract/endpoint.ts'
import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError, invalid } from '../../../domain/errors.ts'
import type { Publish } from '../../../domain/events.ts'
import { parseStoredLanguage } from '../../../domain/languages.ts'
import { setLogUser } from '../../../telemetry/request-context.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { connectIdentity, requireIdentityProvider } from '../../oidc/oidc.service.ts'
import { consumeTicket, proofTicket, registrationTicket, storeTicketCode } from '../../oidc/tickets.service.ts'
import { recordPasskeyUse, verifyAuthentication } from '../../passkeys/passkeys.service.ts'
import { twoStepOf } from '../../two-step/two-step.service.ts'
import { findUser, insertUser, type UserRow } from '../account/accounts.sql.ts'
import { readPhone } from '../account/phones.ts'
import type { Origin } from '../account/sessions.service.ts'
import { deleteSignups } from '../account/signups.sql.ts'
import { countAttempt, forgetFailures, notifyOfGuesses } from '../passwords/password-guesses.service.ts'
import { hashSecret, matchesSecret } from '../passwords/passwords.ts'
import { openSignedInSession } from './first-factor.service.ts'
import { identityAddedNotice, joinCodeMail } from './identities.mails.ts'
import type { OidcDeps } from './oidc-sign-in.service.ts'
import { issueCode, type SignedIn } from './sign-up.service.ts'
import { takeSecondStep, withCodeLimit } from './two-step-sign-in.service.ts'

/**
 * Creates an account without a password. Its email is that of the ticket, which the issuer has verified; unconfirmed registrations
 * of the email end with their tokens. Throws sign_in_expired and email_taken.
 */
export async function registerByIdentity(
  deps: OidcDeps,
  form: ValidatedOf<typeof registerIdentity>['body'],
  origin: Origin,
): Promise<SignedIn> {
  const phone = readPhone(form.phone)
  if (!phone) throw invalid('phone', 'Enter a valid phone number with its country code, like +1 208 555 0100')
  await deps.limits.consume('signUpByAddress', origin.address)
  const { provider, issuer, subject, email } = await registrationTicket(deps.db, form.ticket)
  return inTransaction(deps, async (tx, publish) => {
    await consumeTicket(tx, form.ticket)
    const { userType, language = 'en' } = form
    const created = await insertUser(tx, { email, phone, password_hash: null, user_type: userType, language })
    if (!created) throw new AppError('email_taken')
    await deleteSignups(tx, email)
    await connectIdentity(deps, tx, created.id, { issuer, subject, provider, email })
    publish('account.created', { userId: created.id, userType })
    const user = await findUser(tx, created.id)
    if (!user) throw new AppError('not_found')
    return openSignedInSession(deps, tx, publish, user, origin, { provider })
  })
}

/** Mails a code to the account of the ticket; throws sign_in_expired and too_many_requests. */
export async function mailJoinCode(deps: OidcDeps, form: { ticket: string }, origin: Origin): Promise<void> {
  await deps.limits.consume('oidcByAddress', origin.address)
  const ticket = await proofTicket(deps.db, form.ticket, { counts: false })
  const { label } = requireIdentityProvider(deps, ticket.provider)
  const user = await requireActive(deps, ticket)
  const code = await issueCode(deps, 'join', user.email, origin)
  const codeHash = await hashSecret(code)
  await inTransaction(deps, async (tx) => {
    await storeTicketCode(tx, form.ticket, codeHash)
    const mail = joinCodeMail(user.email, code, label, parseStoredLanguage(user.language))
    await deps.queue.enqueue(tx, 'mail', [{ ...mail, isRequested: true }])
  })
}

type JoinForm = ValidatedOf<typeof joinIdentity>['body']

/**
 * Joins the identity of the ticket to the account with its email, whose owner proves it by the password, a mailed code or a
 * passkey. A second step is asked for as well, because the identity signs in later. Throws sign_in_expired, wrong_code,
 * wrong_passkey, wrong_second_code, conflict, and invalid_input on `password` or a missing `code`.
 */
export async function joinByProof(deps: OidcDeps, form: JoinForm, origin: Origin): Promise<SignedIn> {
  await deps.limits.consume('oidcByAddress', origin.address)
  const ticket = await proofTicket(deps.db, form.ticket, { counts: true })
  setLogUser(ticket.user_id)
  const user = await requireActive(deps, ticket)
  const proof = await proveAccount(deps, user, ticket.code_hash, form, origin)
  const join = async (tx: Tx, publish: Publish, isProven: boolean): Promise<SignedIn> => {
    await consumeTicket(tx, form.ticket)
    await proof.record?.(tx)
    const { provider, issuer, subject, email } = ticket
    const identity = await connectIdentity(deps, tx, user.id, { issuer, subject, provider, email })
    await notify(deps, tx, publish, identityAddedNotice(user, identity))
    return openSignedInSession(deps, tx, publish, user, origin, { isProven, provider })
  }
  if (proof.isComplete || !(await twoStepOf(deps.db, user.id))) {
    return inTransaction(deps, (tx, publish) => join(tx, publish, proof.isComplete))
  }
  const { code } = form
  if (code === undefined) throw invalid('code', 'Enter the 6-digit code from your app, or a recovery code')
  return withCodeLimit(deps, user.id, code, async (tx, publish) => {
    await takeSecondStep(deps, tx, user.id, code)
    return join(tx, publish, true)
  })
}

/** The account of a ticket, whose email may have changed since. */
async function requireActive({ db }: OidcDeps, ticket: { user_id: string; email: string }): Promise<UserRow> {
  const user = await findUser(db, ticket.user_id)
  if (user?.email !== ticket.email) throw new AppError('sign_in_expired')
  if (user.suspended_at) throw new AppError('account_suspended')
  return user
}

interface Proof {
  /** Both factors were shown. */
  readonly isComplete: boolean
  readonly record?: (tx: Tx) => Promise<void>
}

async function proveAccount(
  deps: OidcDeps,
  user: UserRow,
  codeHash: string | null,
  { password, emailCode, passkey }: JoinForm,
  origin: Origin,
): Promise<Proof> {
  if (passkey) {
    const use = await verifyAuthentication(deps, passkey)
    if (use.userId !== user.id) throw new AppError('wrong_passkey', { reason: 'passkey of another account' })
    return { isComplete: true, record: (tx) => recordPasskeyUse(tx, use) }
  }
  if (emailCode !== undefined) {
    if (!(await matchesSecret(codeHash, emailCode))) throw new AppError('wrong_code')
    return { isComplete: false }
  }
  await provePassword(deps, user, password ?? '', origin)
  return { isComplete: false }
}

/** Counts like a sign-in by password, so that guesses are limited together. */
async function provePassword(deps: OidcDeps, user: UserRow, password: string, origin: Origin): Promise<void> {
  const left = await countAttempt(deps, user.email, origin)
  if (!(await matchesSecret(user.password_hash, password))) {
    if (left === 0) await notifyOfGuesses(deps, user)
    throw invalid('password', 'This isn’t the password of your account', 'wrong password')
  }
  await forgetFailures(deps, user.email, origin)
}
