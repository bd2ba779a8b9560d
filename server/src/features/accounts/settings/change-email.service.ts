import { inTransaction, violates } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import { parseStoredLanguage } from '../../../domain/languages.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { resumeEmails } from '../../notifications/undeliverable-emails.service.ts'
import { changeEmailMail, emailChangedNotice } from '../account/accounts.mails.ts'
import { codeMinutes, triesFor } from '../account/accounts.rules.ts'
import {
  findNewEmail,
  findUser,
  findUserByEmail,
  setEmail,
  takeAccountCode,
  tryAccountCode,
  type UserRow,
  upsertAccountCode,
} from '../account/accounts.sql.ts'
import { ownUser } from '../account/accounts.view.ts'
import { type Origin, openSession } from '../account/sessions.service.ts'
import { deleteSession } from '../account/sessions.sql.ts'
import { deleteSignups } from '../account/signups.sql.ts'
import { hashSecret, matchesSecret } from '../passwords/passwords.ts'
import { proveSecondStep } from '../sign-in/prove-second-step.service.ts'
import { type Accounts, issueCode, type SignedIn } from '../sign-in/sign-up.service.ts'
import { confirmPassword } from './password.service.ts'

/** Mails a code to the new email; nothing changes until it is confirmed. */
export async function changeEmail(
  deps: Accounts & Pick<Deps, 'config'>,
  viewer: Viewer,
  form: { currentPassword: string; email: string; code?: string | undefined },
  origin: Origin,
): Promise<void> {
  const user = await confirmPassword(deps, viewer, form.currentPassword)
  await proveSecondStep(deps, viewer, form.code)
  const mailed = await issueCode(deps, 'change-email', form.email, origin)
  if (await findUserByEmail(deps.db, form.email)) throw new AppError('email_taken')
  await mailNewEmailCode(deps, user, form.email, mailed)
}

/** Mails a new code for the viewer's pending change, replacing the previous one. Does nothing without a pending change. */
export async function resendNewEmailCode(deps: Accounts, viewer: Viewer, origin: Origin): Promise<void> {
  await deps.limits.consume('codeByUser', viewer.userId)
  const [user, newEmail] = [await findUser(deps.db, viewer.userId), await findNewEmail(deps.db, viewer.userId)]
  if (!user || !newEmail) return
  await mailNewEmailCode(deps, user, newEmail, await issueCode(deps, 'change-email', newEmail, origin))
}

async function mailNewEmailCode(deps: Accounts, user: UserRow, newEmail: string, code: string): Promise<void> {
  const codeHash = await hashSecret(code)
  await inTransaction(deps, async (tx) => {
    const row = { user_id: user.id, purpose: 'change_email', code_hash: codeHash, new_email: newEmail } as const
    await upsertAccountCode(tx, row, codeMinutes)
    await deps.queue.enqueue(tx, 'mail', [changeEmailMail(newEmail, code, parseStoredLanguage(user.language))])
  })
}

/** Changes the email with the mailed code; returns a new token that replaces the caller's. */
export async function confirmNewEmail(deps: Accounts, viewer: Viewer, code: string, origin: Origin): Promise<SignedIn> {
  const change = await tryAccountCode(deps.db, viewer.userId, 'change_email', triesFor(code))
  if (!(await matchesSecret(change?.code_hash, code)) || !change?.new_email) throw new AppError('wrong_code')
  const { code_hash, new_email: newEmail } = change
  return inTransaction(deps, async (tx, publish) => {
    if (!(await takeAccountCode(tx, viewer.userId, 'change_email', code_hash))) throw new AppError('wrong_code')
    const before = await findUser(tx, viewer.userId)
    await setEmail(tx, viewer.userId, newEmail).catch((error: unknown) => {
      throw violates(error, 'users_email_key') ? new AppError('email_taken') : error
    })
    await resumeEmails(tx, viewer.userId)
    await deleteSignups(tx, newEmail)
    await deleteSession(tx, viewer.sessionId)
    const user = await findUser(tx, viewer.userId)
    if (!user || !before) throw new AppError('not_found')
    await notify(deps, tx, publish, emailChangedNotice(before))
    return { authtoken: await openSession(tx, { user_id: user.id }, origin), user: ownUser(user) }
  })
}
