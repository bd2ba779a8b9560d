import { normalizeEmail } from '@hearback/contract/values/contact-primitives.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import type { Database, Db } from '../../db/database.ts'
import { parseStoredLanguage } from '../../domain/languages.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { record } from '../audit/audit.service.ts'
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

/** All moderators who can sign in, with their languages. */
export const admins = async (db: Db): Promise<{ email: string; language: Language }[]> =>
  (await listAdmins(db)).map(({ email, language }) => ({ email, language: parseStoredLanguage(language) }))

/** The calling moderator, as recorded in the audit log. */
export const actorOf = async (db: Db, viewer: Viewer): Promise<{ id: string; name: string }> => ({
  id: viewer.userId,
  name: (await findEmail(db, viewer.userId)).email,
})
