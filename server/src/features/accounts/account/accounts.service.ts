import type { User } from '@hearback/contract/accounts/accounts.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import { parseStoredLanguage } from '../../../domain/languages.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { purgeOidc } from '../../oidc/oidc.service.ts'
import { purgeChallenges } from '../../passkeys/passkeys.service.ts'
import { purgeSetUps } from '../../two-step/two-step.service.ts'
import { isKnownTo } from './account-visibility.sql.ts'
import { roundLastSeen } from './accounts.rules.ts'
import { findUser, listLastSeen, setLanguage, setTimeZone, touchLastSeen } from './accounts.sql.ts'
import { othersUser, ownUser, pendingUser } from './accounts.view.ts'
import { deleteExpiredSessions } from './sessions.sql.ts'
import { deleteExpiredSignups, findSignup } from './signups.sql.ts'
import { deleteExpiredTickets } from './tickets.sql.ts'

/**
 * Returns a user as the viewer may see them; a pending registration only sees itself. Throws not_found for accounts the
 * viewer may not know of.
 */
export async function fetchUser({ db }: Pick<Deps, 'db'>, viewer: Viewer, id: string): Promise<User> {
  if (viewer.pending) {
    if (id !== viewer.userId) throw new AppError('email_unverified')
    const signup = await findSignup(db, id)
    if (!signup) throw new AppError('not_found')
    return pendingUser(signup)
  }
  const isOwn = id === viewer.userId
  const user = isOwn || (await isKnownTo(db, id, viewer)) ? await findUser(db, id) : undefined
  if (!user) throw new AppError('not_found', { message: 'We couldn’t find this account.' })
  if (isOwn) return ownUser(user)
  return { ...othersUser(user), lastSeen: (await lastSeenOf(db, [id])).get(id) ?? null }
}

/** Returns the user's own account; throws not_found when it has just been deleted. */
export async function ownAccount(db: Db, viewer: Pick<Viewer, 'userId'>): Promise<User> {
  const user = await findUser(db, viewer.userId)
  if (!user) throw new AppError('not_found')
  return ownUser(user)
}

/** The last visits of these people, rounded as others may know them. One statement. */
export async function lastSeenOf(db: Db, ids: readonly string[]): Promise<Map<string, string | null>> {
  const now = new Date()
  return new Map((await listLastSeen(db, ids)).map((row) => [row.id, roundLastSeen(row.last_seen_at, now)]))
}

/** `timeZone`: the time zone of the device, if known. */
export async function updateLastSeen(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  timeZone?: string | null,
): Promise<User> {
  if (timeZone) await setTimeZone(db, viewer.userId, timeZone)
  await touchLastSeen(db, viewer.userId, viewer.sessionId)
  return ownAccount(db, viewer)
}

export async function changeLanguage({ db }: Pick<Deps, 'db'>, viewer: Viewer, language: Language): Promise<User> {
  await setLanguage(db, viewer.userId, language)
  return ownAccount(db, viewer)
}

/** The language for mails to this person; English without an account. */
export const languageOf = async (db: Db, userId: string): Promise<Language> =>
  parseStoredLanguage((await findUser(db, userId))?.language ?? 'en')

/** Deletes expired registrations, tokens, sign-ins, challenges and flows; runs daily. */
export async function purgeExpired({ db }: Pick<Deps, 'db'>): Promise<void> {
  await deleteExpiredSignups(db)
  await deleteExpiredSessions(db)
  await deleteExpiredTickets(db)
  await purgeSetUps(db)
  await purgeChallenges(db)
  await purgeOidc(db)
}
