import type { CompanyRole, Session } from '@hearback/contract/accounts/accounts.ts'
import type { Database, Db, Tx } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import type { Publish } from '../../../domain/events.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { sessionView } from './accounts.view.ts'
import {
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  findSession,
  insertSession,
  listGoodSessions,
  listSessionsOf,
} from './sessions.sql.ts'
import { hashToken, newToken } from './tokens.ts'

const tokenLength = 43

/** The origin of a call, as shown in the list of sessions. */
export interface Origin {
  address: string
  device: string
}

/** Creates a token of an account or a registration; only its hash is stored. `isProven`: the sign-in used both factors. */
export async function openSession(
  db: Db,
  owner: { user_id: string } | { signup_id: string },
  { address, device }: Origin,
  { isProven = false }: { isProven?: boolean } = {},
): Promise<string> {
  const token = newToken()
  await insertSession(db, owner, { token_hash: hashToken(token), address, device, isProven })
  return token
}

/** Returns the viewer of a token; undefined when it never existed, expired, or was revoked. One statement. */
export async function authenticate(db: Database, token: string): Promise<Viewer | undefined> {
  if (token.length !== tokenLength) return undefined
  const row = await findSession(db, hashToken(token))
  if (!row?.user_type) return undefined
  return {
    sessionId: row.id,
    userId: row.user_id ?? row.signup_id ?? '',
    companyId: row.company_id ?? undefined,
    role: (row.role as CompanyRole | null) ?? undefined,
    isFormerMember: row.user_type === 'employer' && row.signup_id === null && row.company_id === null,
    userType: row.user_type as Viewer['userType'],
    pending: row.signup_id !== null,
    suspended: row.suspended_at !== null,
  }
}

/** Returns the sessions of these viewers that are valid with the same company and role as before; one statement. */
export async function goodSessions(db: Db, viewers: readonly Viewer[]): Promise<Set<string>> {
  const rows = await listGoodSessions(db, [...new Set(viewers.map(({ sessionId }) => sessionId))])
  const now = new Map(rows.map((row) => [row.id, row]))
  const isSame = ({ sessionId, companyId, role }: Viewer) => {
    const row = now.get(sessionId)
    return row && (row.company_id ?? undefined) === companyId && (row.role ?? undefined) === role
  }
  return new Set(viewers.filter(isSame).map(({ sessionId }) => sessionId))
}

export async function sessionsOf({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<Session[]> {
  const rows = await listSessionsOf(db, viewer.userId)
  return rows.map((row) => sessionView(row, viewer.sessionId))
}

/** Ends one of the viewer's sessions. */
export async function revokeSession(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  if (!(await deleteSessionOf(db, viewer.userId, id))) throw new AppError('not_found')
  events.emit('sessions.ended', { userId: viewer.userId })
}

/** Ends all sessions of the viewer but the current one. */
export async function endOtherSessions(tx: Tx, publish: Publish, viewer: Viewer): Promise<void> {
  await deleteSessionsOf(tx, viewer.userId, viewer.sessionId)
  publish('sessions.ended', { userId: viewer.userId })
}

export async function logOut({ db, events }: Pick<Deps, 'db' | 'events'>, viewer: Viewer): Promise<void> {
  await deleteSession(db, viewer.sessionId)
  events.emit('sessions.ended', { userId: viewer.userId })
}
