import { truncate } from '@hearback/contract/values/text.ts'
import type { Configuration, CustomFetchOptions, ServerMetadata } from 'openid-client'
import type { IdentityProvider } from '../../config/oidc.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { OutgoingClient } from '../../ports/outgoing-client.ts'
import { type Claims, readClaims } from './claims.ts'
import { createDiscoveryCache, type DiscoveryCache } from './discovery-cache.ts'

/** Loaded on demand, because an installation without issuers never needs it. */
const library = () => import('openid-client')

const timeoutMs = 5_000
const maxBytes = 200_000
const wellKnown = '/.well-known/openid-configuration'

/** One cache for each client of the network, which an installation has one of. */
const caches = new WeakMap<OutgoingClient, DiscoveryCache>()

function cacheOf(outgoing: OutgoingClient): DiscoveryCache {
  const cache = caches.get(outgoing) ?? createDiscoveryCache(outgoing)
  caches.set(outgoing, cache)
  return cache
}

/** Requests of the library: discovery from the cache, all others by the guarded client, without redirects. */
function fetchFor(outgoing: OutgoingClient) {
  return (url: string, { method, headers, body, signal }: CustomFetchOptions): Promise<Response> => {
    if (url.endsWith(wellKnown)) return cacheOf(outgoing).fetch(url)
    return outgoing.fetch(url, {
      method,
      headers,
      timeoutMs,
      maxBytes,
      redirects: 'refuse',
      ...(signal && { signal }),
      ...(body != null && { body: body instanceof Uint8Array ? body : String(body) }),
    })
  }
}

/**
 * Reads the metadata of an issuer. Signatures of ID tokens are verified by keys that are fetched for each sign-in, so that a
 * rotation of keys is never missed. Throws identity_provider_unavailable.
 */
async function configure(outgoing: OutgoingClient, provider: IdentityProvider): Promise<Configuration> {
  const client = await library()
  const issuer = new URL(provider.issuer)
  const post = client.ClientSecretPost(provider.clientSecret)
  const basic = client.ClientSecretBasic(provider.clientSecret)
  try {
    return await client.discovery(
      issuer,
      provider.clientId,
      undefined,
      (server, ...rest) => (takesOnlyBasic(server) ? basic : post)(server, ...rest),
      {
        [client.customFetch]: fetchFor(outgoing),
        timeout: timeoutMs / 1_000,
        execute: [
          client.enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
        ],
      },
    )
  } catch (error) {
    throw unavailable(provider, error)
  }
}

/** How the client authenticates. All well-known issuers take the secret in the body, and LinkedIn only there without saying so. */
const takesOnlyBasic = ({ token_endpoint_auth_methods_supported: methods = [] }: ServerMetadata) =>
  methods.includes('client_secret_basic') && !methods.includes('client_secret_post')

interface Secrets {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

const redirectUri = (publicUrl: string, { name }: IdentityProvider) => `${publicUrl}/auth/oidc/${name}/callback`

type Net = Pick<Deps, 'config' | 'outgoing'>

/** The address of the issuer that a browser is sent to. Throws identity_provider_unavailable. */
export async function authorizationUrl(
  { config, outgoing }: Net,
  provider: IdentityProvider,
  { state, nonce, verifier }: Secrets,
): Promise<string> {
  const client = await library()
  const configuration = await configure(outgoing, provider)
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri(config.publicUrl, provider),
    response_type: 'code',
    scope: 'openid email profile',
    state,
    ...(provider.nonce && { nonce }),
    ...(provider.pkce && {
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }),
    ...(provider.formPost && { response_mode: 'form_post' }),
  })
  return url.href
}

interface Authorization extends Secrets {
  readonly code: string
  readonly iss: string | undefined
}

/**
 * Exchanges the code and verifies the ID token: signature, issuer, audience, expiry, nonce, and the issuer of the response
 * (RFC 9207). Asks the user info endpoint for an email that the token lacks. Throws identity_provider_failed and
 * identity_provider_unavailable.
 */
export async function claimsOf(
  { config, outgoing }: Net,
  provider: IdentityProvider,
  { state, nonce, verifier, code, iss }: Authorization,
): Promise<Claims> {
  const client = await library()
  const configuration = await configure(outgoing, provider)
  const response = new URL(redirectUri(config.publicUrl, provider))
  for (const [name, value] of Object.entries({ code, state, iss })) {
    if (value !== undefined) response.searchParams.set(name, value)
  }
  try {
    const tokens = await client.authorizationCodeGrant(configuration, response, {
      expectedState: state,
      idTokenExpected: true,
      ...(provider.nonce && { expectedNonce: nonce }),
      ...(provider.pkce && { pkceCodeVerifier: verifier }),
    })
    const token = tokens.claims()
    if (!token) throw new Error('the response has no ID token')
    const hasInfo = configuration.serverMetadata().userinfo_endpoint !== undefined
    const info =
      typeof token.email === 'string' || !hasInfo
        ? {}
        : await client.fetchUserInfo(configuration, tokens.access_token, token.sub)
    const claims = readClaims(token, info)
    if (!claims) throw new Error('the subject is not valid')
    return claims
  } catch (error) {
    throw refusalOf(outgoing, provider, error)
  }
}

/** Network errors say that the issuer is away; all others that it, or what came from the browser, is wrong. */
function refusalOf(outgoing: OutgoingClient, provider: IdentityProvider, error: unknown): AppError {
  cacheOf(outgoing).invalidate(`${provider.issuer.replace(/\/$/u, '')}${wellKnown}`)
  if (isAway(error)) return unavailable(provider, error)
  return new AppError('identity_provider_failed', {
    message: `Signing in with ${provider.label} didn’t work. Please try again.`,
    reason: reasonOf(error),
  })
}

const unavailable = ({ label }: IdentityProvider, error: unknown) =>
  new AppError('identity_provider_unavailable', {
    message: `We can’t reach ${label} right now. Sign in another way, or try again later.`,
    reason: reasonOf(error),
  })

const awayCodes = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT']

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, cause } = error as Error & { code?: unknown }
  if (typeof code === 'string' && awayCodes.includes(code)) return true
  if (['TimeoutError', 'OutgoingRefused', 'ResponseTooLarge'].includes(error.name)) return true
  if (cause instanceof Response) return cause.status >= 500 || cause.status === 429
  return isAway(cause)
}

/** For the log: the library's messages, which quote no tokens. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, cause } = error as Error & { code?: unknown }
  const inner = cause instanceof Error ? `: ${cause.message}` : ''
  return truncate(`${typeof code === 'string' ? `${code} ` : ''}${error.message}${inner}`, 200)
}
