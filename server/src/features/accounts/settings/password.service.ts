import type { Db, Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, invalid } from '../../../domain/errors.ts'
import type { Publish } from '../../../domain/events.ts'
import { parseStoredLanguage } from '../../../domain/languages.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { setLogUser } from '../../../telemetry/request-context.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { resumeEmails } from '../../notifications/undeliverable-emails.service.ts'
import { identitiesOf } from '../../oidc/oidc.service.ts'
import { passkeysOf } from '../../passkeys/passkeys.service.ts'
import { passwordChangedNotice, resetMail, unfinishedSignUpMail } from '../account/accounts.mails.ts'
import { codeMinutes, triesFor } from '../account/accounts.rules.ts'
import {
  findUser,
  findUserByEmail,
  setPassword,
  takeAccountCode,
  tryAccountCode,
  type UserRow,
  upsertAccountCode,
} from '../account/accounts.sql.ts'
import type { Origin } from '../account/sessions.service.ts'
import { deleteSessionsOf } from '../account/sessions.sql.ts'
import { listSignups } from '../account/signups.sql.ts'
import { refuseEasyPassword } from '../passwords/easy-passwords.ts'
import { hashSecret, matchesSecret } from '../passwords/passwords.ts'
import { completeFirstFactor } from '../sign-in/first-factor.service.ts'
import { proveSecondStep } from '../sign-in/prove-second-step.service.ts'
import { type Accounts, issueCode, type SignedIn } from '../sign-in/sign-up.service.ts'

/** Mails a code to an account, or instructions to a pending registration. Responds equally, after equal work, when there is neither. */
export async function forgotPassword(deps: Accounts, email: string, origin: Origin): Promise<void> {
  const code = await issueCode(deps, 'reset', email, origin)
  const codeHash = await hashSecret(code)
  const user = await findUserByEmail(deps.db, email)
  if (!user) return tellOfUnfinishedSignUp(deps, email)
  if (!user.password_hash && (await identitiesOf(deps, user.id)).length === 0) return
  await inTransaction(deps, async (tx) => {
    await upsertAccountCode(
      tx,
      { user_id: user.id, purpose: 'reset_password', code_hash: codeHash, new_email: null },
      codeMinutes,
    )
    const mail = resetMail(user.email, code, parseStoredLanguage(user.language))
    await deps.queue.enqueue(tx, 'mail', [{ ...mail, isRequested: true }])
  })
}

/** A registration has no password to reset, so the mail suggests to sign up again. */
async function tellOfUnfinishedSignUp(deps: Accounts, email: string): Promise<void> {
  const [newest] = await listSignups(deps.db, email)
  if (!newest) return
  const mail = unfinishedSignUpMail(newest.email, parseStoredLanguage(newest.language), deps.config.publicUrl)
  await inTransaction(deps, (tx) => deps.queue.enqueue(tx, 'mail', [mail]))
}

/**
 * Sets the new password with the mailed code, and ends all sessions but the new one. A second step stays: throws
 * second_step_required after the password is set.
 */
export async function resetPassword(
  deps: Accounts,
  form: { email: string; code: string; password: string },
  origin: Origin,
): Promise<SignedIn> {
  refuseEasyPassword(form.password, form.email)
  await deps.limits.consume('resetByEmail', `${form.email} ${origin.address}`)
  const user = await findUserByEmail(deps.db, form.email)
  setLogUser(user?.id)
  const code = user && (await tryAccountCode(deps.db, user.id, 'reset_password', triesFor(form.code)))
  if (!(await matchesSecret(code?.code_hash, form.code)) || !user || !code) throw new AppError('wrong_code')
  if (user.suspended_at) throw new AppError('account_suspended')
  const passwordHash = await hashSecret(form.password)
  await deps.limits.forget('logInByEmailAnywhere', form.email)
  const act = async (tx: Tx, publish: Publish) => {
    if (!(await takeAccountCode(tx, user.id, 'reset_password', code.code_hash))) throw new AppError('wrong_code')
    await setPassword(tx, user.id, passwordHash)
    await deleteSessionsOf(tx, user.id)
    await resumeEmails(tx, user.id)
    await notify(deps, tx, publish, passwordChangedNotice(user, await otherWaysOf(deps, tx, user.id)))
    publish('sessions.ended', { userId: user.id })
  }
  return completeFirstFactor(deps, user, origin, { act })
}

/** Changes the password, with the second step if there is one, and ends all other sessions. */
export async function changePassword(
  deps: Accounts & Pick<Deps, 'config'>,
  viewer: Viewer,
  form: { currentPassword: string; password: string; code?: string | undefined },
): Promise<void> {
  const user = await confirmPassword(deps, viewer, form.currentPassword)
  refuseEasyPassword(form.password, user.email)
  await proveSecondStep(deps, viewer, form.code)
  const passwordHash = await hashSecret(form.password)
  await inTransaction(deps, async (tx, publish) => {
    await setPassword(tx, user.id, passwordHash)
    await deleteSessionsOf(tx, user.id, viewer.sessionId)
    await notify(deps, tx, publish, passwordChangedNotice(user, await otherWaysOf(deps, tx, user.id)))
    publish('sessions.ended', { userId: user.id })
  })
}

const otherWaysOf = async ({ config }: Pick<Deps, 'config'>, db: Db, userId: string) => ({
  passkeys: await passkeysOf(db, userId),
  identities: await identitiesOf({ config, db }, userId),
})

const noPassword =
  'Your account has no password yet. Sign out and choose “Forgot your password?” to set one, then come back'

/** Returns the viewer's account after checking the password; throws a field error. */
export async function confirmPassword(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  viewer: Viewer,
  password: string,
): Promise<UserRow> {
  await limits.consume('passwordByUser', viewer.userId)
  const user = await findUser(db, viewer.userId)
  if (user?.password_hash === null) throw invalid('currentPassword', noPassword)
  if (!(await matchesSecret(user?.password_hash, password)) || !user) {
    throw invalid('currentPassword', 'This isn’t your current password', 'wrong password')
  }
  return user
}
