import { normalizeEmail } from '@hearback/contract/values/contact-primitives.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import type { Database, Db, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { parseStoredLanguage } from '../../domain/languages.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { Mail } from '../../ports/mail.ts'
import { record } from '../audit/audit.service.ts'
import { enqueuePaced } from '../notifications/mail-pacing.service.ts'
import { deleteSessionsOf } from './account/sessions.sql.ts'
import { findEmail, listAdmins, lockAccount, makeAdmin, unmakeAdmin } from './admins.sql.ts'

/** Outcome of a command-line request; all but the first two are errors. */
export type AdminOutcome = 'granted' | 'revoked' | 'unknown' | 'already' | 'has_profile' | 'suspended' | 'not_admin'

/**
 * Makes the account a moderator. It must have no company and no profile, because moderators decide about both sides.
 * Not reachable through the API.
 */
export const grantAdmin = (db: Database, email: string): Promise<AdminOutcome> =>
  db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, normalizeEmail(email))
    if (!account || account.origin === 'import') return 'unknown'
    if (account.user_type === 'admin') return 'already'
    if (account.has_profile) return 'has_profile'
    if (account.suspended_at) return 'suspended'
    await makeAdmin(tx, account.id)
    await record(tx, 'command line', {
      act: 'admin_granted',
      kind: 'account',
      targetId: account.id,
      targetName: account.email,
    })
    return 'granted'
  })

/** Revokes moderation: restores the previous account type and ends all sessions. */
export const revokeAdmin = (db: Database, email: string): Promise<AdminOutcome> =>
  db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, normalizeEmail(email))
    if (!account) return 'unknown'
    if (account.user_type !== 'admin') return 'not_admin'
    await unmakeAdmin(tx, account.id)
    await deleteSessionsOf(tx, account.id)
    await record(tx, 'command line', {
      act: 'admin_revoked',
      kind: 'account',
      targetId: account.id,
      targetName: account.email,
    })
    return 'revoked'
  })

/** The emails of all moderators who can sign in. */
export const adminAddresses = async (db: Db): Promise<string[]> => (await listAdmins(db)).map(({ email }) => email)

/**
 * Mails all moderators who can sign in: the first email about a matter is sent immediately, later ones at most
 * once an hour with the latest state.
 */
export async function mailModerators(
  deps: Pick<Deps, 'queue'>,
  tx: Tx,
  matter: string,
  mailFor: (to: { email: string; language: Language }) => Mail,
): Promise<void> {
  const mails = (await listAdmins(tx)).map(({ id, email, language }) => ({
    notice: { userId: id, kind: matter, act: { by: id, matter } },
    mail: mailFor({ email, language: parseStoredLanguage(language) }),
  }))
  await enqueuePaced(deps, tx, mails)
}

/** The calling moderator, as recorded in the audit log. */
export const actorOf = async (db: Db, viewer: Viewer): Promise<{ id: string; name: string }> => ({
  id: viewer.userId,
  name: (await findEmail(db, viewer.userId)).email,
})
