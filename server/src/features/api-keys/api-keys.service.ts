import { createHash, randomBytes } from 'node:crypto'
import type { ApiKey, createApiKey } from '@hearback/contract/accounts/api-keys.ts'
import { keyLimits } from '@hearback/contract/accounts/company-limits.ts'
import type { CompanyRole } from '@hearback/contract/accounts/company-roles.ts'
import type { KeyScope } from '@hearback/contract/accounts/key-scopes.ts'
import type { ValidatedOf } from '@hearback/contract/endpoint.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { keyPrefix } from '../../domain/key-prefix.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { logActivity } from '../company-activity/company-activity.service.ts'
import { companyCards, lockCompany } from '../employers/employers.service.ts'
import { notifyAll } from '../notifications/notifications.service.ts'
import { keyCreatedNotice } from './api-keys.mails.ts'
import { findKey, findKeyByToken, insertKey, listKeys, listOwners, recordUse, setRevoked } from './api-keys.sql.ts'
import { apiKeyView } from './api-keys.view.ts'

type Keys = Pick<Deps, 'db' | 'events' | 'queue' | 'config' | 'limits'>

const tokenForm = new RegExp(`^${keyPrefix}[\\w-]{43}$`, 'u')
const newToken = () => keyPrefix + randomBytes(32).toString('base64url')
const hashOf = (token: string) => createHash('sha256').update(token).digest()
const hintLength = 4

export const keysOf = async ({ db }: Pick<Deps, 'db'>, { companyId }: CompanyViewer): Promise<ApiKey[]> =>
  (await listKeys(db, companyId)).map(apiKeyView)

/**
 * Creates a key, and notifies the owners. Returns its token, of which only the hash is stored. Throws profile_required,
 * too_many_requests, and conflict at the limit of usable keys.
 */
export async function createKey(
  deps: Keys,
  viewer: CompanyViewer,
  { name, scopes, expiresInDays }: ValidatedOf<typeof createApiKey>['body'],
): Promise<{ key: ApiKey; token: string }> {
  const { companyId, userId } = viewer
  await deps.limits.consume('keyByCompany', companyId)
  const token = newToken()
  const hint = token.substring(token.length - hintLength)
  const key = await inTransaction(deps, async (tx, publish) => {
    if (!(await lockCompany(tx, companyId))) throw new AppError('profile_required')
    const owners = await listOwners(tx, companyId)
    // The role may have changed since the call was authenticated.
    if (!owners.some(({ id }) => id === userId)) throw new AppError('not_allowed')
    const made = { companyId, createdBy: userId, name, scopes, tokenHash: hashOf(token), hint, expiresInDays }
    const id = await insertKey(tx, made)
    if (id === undefined) throw tooManyKeys()
    const after = { key: name, scopes }
    await logActivity(tx, viewer, { act: 'company_key_created', subject: id, before: {}, after })
    const row = await findKey(tx, companyId, id)
    const company = (await companyCards(tx, [companyId])).get(companyId)?.businessName ?? ''
    const about = { name, company, by: row.creator_name, scopes }
    const notices = owners.map((owner) => keyCreatedNotice(deps.config.publicUrl, owner, about))
    await notifyAll(deps, tx, publish, notices)
    return apiKeyView(row)
  })
  return { key, token }
}

const tooManyKeys = () =>
  new AppError('conflict', {
    message: `A company can have ${keyLimits.keys} API keys. Revoke one you don’t need first.`,
  })

/** Ends a key immediately. Idempotent. Throws not_found for keys of other companies. */
export const revokeKey = (deps: Pick<Deps, 'db' | 'events'>, viewer: CompanyViewer, id: string): Promise<void> =>
  inTransaction(deps, async (tx) => {
    const name = await setRevoked(tx, viewer, id)
    if (name === undefined) throw new AppError('not_found', { message: 'We couldn’t find this API key.' })
    await logActivity(tx, viewer, { act: 'company_key_revoked', subject: id, before: { key: name }, after: {} })
  })

/** A refused token (RFC 6750, section 3.1). */
const invalidToken = (message: string) =>
  new AppError('not_signed_in', { message, challenge: `Bearer realm="Hearback", error="invalid_token"` })

/**
 * Returns the company of a key, acting as the person who made it or else as its first owner. One statement, and another at most
 * once a minute. Throws not_signed_in for a token that was never valid, expired or was revoked, account_suspended, and not_allowed
 * for a hidden company or without the scope.
 */
export async function authenticateKey(db: Database, token: string, scope: KeyScope): Promise<CompanyViewer> {
  const row = tokenForm.test(token) ? await findKeyByToken(db, hashOf(token)) : undefined
  if (!row) throw invalidToken('This API key isn’t valid.')
  if (row.is_revoked) throw invalidToken('This API key was revoked.')
  if (row.is_expired) throw invalidToken('This API key has expired. Create another one.')
  if (!row.is_active || row.user_id === null) throw new AppError('account_suspended')
  if (!row.is_shown)
    throw new AppError('not_allowed', {
      message: 'A moderator has hidden your company. While it’s hidden, its API keys don’t work.',
    })
  if (!row.scopes.includes(scope)) throw lacksScope(scope)
  if (!row.was_just_used) await recordUse(db, row.id)
  return {
    userId: row.user_id,
    companyId: row.company_id,
    role: row.role as CompanyRole,
    isFormerMember: false,
    sessionId: row.id,
    keyId: row.id,
    userType: 'employer',
    pending: false,
    suspended: false,
  }
}

const lacksScope = (scope: KeyScope) =>
  new AppError('not_allowed', {
    message: `This API key lacks the scope ${scope}.`,
    allowed: [scope],
    challenge: `Bearer realm="Hearback", error="insufficient_scope", scope="${scope}"`,
  })
