import { createHash, randomBytes } from 'node:crypto'
import type { Identity } from '@hearback/contract/accounts/oidc.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { IdentityProvider } from '../../config/oidc.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { type Claims, flowMinutes } from './claims.ts'
import { deleteExpiredFlows, insertFlow, takeFlow } from './flows.sql.ts'
import {
  deleteIdentitiesOf,
  deleteIdentity,
  findIdentity,
  insertIdentity,
  listIdentities,
  lockIdentities,
  touchIdentity,
} from './identities.sql.ts'
import { authorizationUrl, claimsOf } from './issuer-client.ts'
import { identityView, labelOf } from './oidc.view.ts'
import { deleteExpiredTickets, deleteTicketsOf } from './tickets.sql.ts'

type Providers = Pick<Deps, 'config'>
type Flows = Pick<Deps, 'config' | 'db' | 'outgoing'>

/** Throws not_found for a name that is not configured. */
export function requireIdentityProvider({ config }: Providers, name: string): IdentityProvider {
  const provider = config.identityProviders.find((one) => one.name === name)
  if (!provider) throw new AppError('not_found', { message: 'This way to sign in isn’t available anymore.' })
  return provider
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
const newSecret = () => randomBytes(32).toString('base64url')

/**
 * Begins a flow, to sign in or to connect an identity to the account of the session. The state begins with the language, so that
 * the callback finds the page. The secret stays in the browser, so that a response counts in no other one. Throws
 * identity_provider_unavailable.
 */
export async function beginFlow(
  deps: Flows,
  provider: IdentityProvider,
  { language, sessionId }: { language: Language; sessionId: string | null },
): Promise<{ url: string; state: string; secret: string }> {
  const [state, secret] = [`${language}-${newSecret()}`, newSecret()]
  const secrets = { state, nonce: newSecret(), verifier: newSecret() }
  const url = await authorizationUrl(deps, provider, secrets)
  const { nonce, verifier } = secrets
  const hashes = { state_hash: hashOf(state), browser_hash: hashOf(secret) }
  await insertFlow(deps.db, { ...hashes, provider: provider.name, nonce, verifier, session_id: sessionId }, flowMinutes)
  return { url, state, secret }
}

interface FlowResponse {
  readonly state: string
  readonly secret: string
  readonly authorizationCode: string
  readonly iss?: string | undefined
}

/**
 * Consumes the flow, and returns what the issuer says. Throws sign_in_expired for a flow of another browser, issuer or session, and
 * a second use; and the errors of claimsOf.
 */
export async function finishFlow(
  deps: Flows,
  provider: IdentityProvider,
  { state, secret, authorizationCode: code, iss }: FlowResponse,
  sessionId: string | null,
): Promise<Claims> {
  const flow = await takeFlow(deps.db, {
    state_hash: hashOf(state),
    browser_hash: hashOf(secret),
    provider: provider.name,
    session_id: sessionId,
  })
  if (!flow) {
    throw new AppError('sign_in_expired', {
      message: 'This sign-in has expired, was already used, or began in another browser. Please try again.',
    })
  }
  return claimsOf(deps, provider, { state, nonce: flow.nonce, verifier: flow.verifier, code, iss })
}

export const identitiesOf = async (
  { config, db }: Providers & { readonly db: Db },
  userId: string,
): Promise<Identity[]> => (await listIdentities(db, userId)).map((row) => identityView(row, config.identityProviders))

/** The account that an identity signs in to. */
export const accountOfIdentity = (db: Db, { issuer, subject }: Pick<Claims, 'issuer' | 'subject'>) =>
  findIdentity(db, issuer, subject)

/** Records a use in the transaction that opens the session. Throws identity_provider_failed when the identity is gone. */
export async function recordIdentityUse(
  tx: Tx,
  id: string,
  use: { provider: string; email: string | undefined },
): Promise<void> {
  if (!(await touchIdentity(tx, id, use)))
    throw new AppError('identity_provider_failed', { reason: 'removed meanwhile' })
}

/** Connects an identity to an account. Throws conflict when it belongs to one already, or the account has the maximum. */
export async function connectIdentity(
  { config }: Providers,
  tx: Tx,
  userId: string,
  identity: { issuer: string; subject: string; provider: string; email: string | undefined },
): Promise<Identity> {
  if ((await lockIdentities(tx, userId)).length >= limits.identities) {
    throw new AppError('conflict', {
      message: `You can connect up to ${limits.identities} accounts. Remove one first.`,
    })
  }
  const { email = null, ...rest } = identity
  const row = await insertIdentity(tx, { ...rest, email, user_id: userId })
  if (!row) throw new AppError('conflict', { message: 'This account is already connected to an account here.' })
  return identityView(row, config.identityProviders)
}

/** Disconnects an identity and returns the label of its issuer. Throws not_found. */
export async function disconnectIdentity({ config }: Providers, tx: Tx, userId: string, id: string): Promise<string> {
  await lockIdentities(tx, userId)
  const row = await deleteIdentity(tx, userId, id)
  if (!row) throw new AppError('not_found')
  return labelOf(config.identityProviders, row.provider)
}

/** For erasure. */
export async function removeIdentitiesOf(tx: Tx, userId: string): Promise<void> {
  await deleteIdentitiesOf(tx, userId)
  await deleteTicketsOf(tx, userId)
}

/** Deletes flows and tickets that have expired; runs daily. */
export async function purgeOidc(db: Db): Promise<void> {
  await deleteExpiredFlows(db)
  await deleteExpiredTickets(db)
}
