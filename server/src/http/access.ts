import type { IncomingHttpHeaders } from 'node:http'
import type { KeyScope } from '@hearback/contract/accounts/key-scopes.ts'
import type { Access, Endpoint } from '@hearback/contract/endpoint.ts'
import { AppError } from '../domain/errors.ts'
import { keyPrefix } from '../domain/key-prefix.ts'
import { type CompanyViewer, onlyMembers, requireRole, type Viewer } from '../domain/viewer.ts'

export type Authenticate = (token: string) => Promise<Viewer | undefined>

/** Returns the viewer of an API key. Throws not_signed_in, not_allowed without the scope, account_suspended. */
export type AuthenticateKey = (token: string, scope: KeyScope) => Promise<CompanyViewer>

/** The viewer that a handler gets, by the access of its endpoint. */
export type ViewerOf<A extends Access> = A extends 'public'
  ? Viewer | undefined
  : A extends 'employer' | 'key'
    ? CompanyViewer
    : Viewer

const typeOf = { employer: 'employer', key: 'employer', seeker: 'jobseeker', admin: 'admin' } as const

/**
 * Checks the access and role that an endpoint requires. Ownership is checked where the row is loaded. `publicUrl` is for
 * the link in a refusal.
 */
export function checkAccess(
  { access, role }: Pick<Endpoint, 'access' | 'role'>,
  viewer: Viewer | undefined,
  publicUrl?: string,
): void {
  if (access !== 'public') checkKind(access, viewer, publicUrl)
  if (role && viewer?.userType === 'employer' && !viewer.pending) requireRole(viewer, role)
}

function checkKind(access: Exclude<Access, 'public'>, viewer: Viewer | undefined, publicUrl?: string): void {
  if (!viewer) throw new AppError('not_signed_in')
  if (access === 'pending') return
  if (viewer.pending)
    throw new AppError('email_unverified', publicUrl === undefined ? {} : { message: wayToConfirm(publicUrl) })
  if (viewer.suspended) throw new AppError('account_suspended')
  if (access !== 'member' && viewer.userType !== typeOf[access]) {
    throw new AppError('not_allowed', { message: `Only ${accessNames[access]} can do this.` })
  }
  if (access === 'employer' && viewer.companyId === undefined) throw onlyMembers()
}

/** Existing clients ignore the error code and show this text, so it contains the link. */
const wayToConfirm = (publicUrl: string) =>
  `Confirm your email address first: open ${publicUrl}/verify-email and enter the code we emailed you.`

const accessNames = { employer: 'employers', key: 'employers', seeker: 'job seekers', admin: 'moderators' }

/** Values of the token header that mean "no token": some clients serialize a missing one. */
const noTokens: readonly string[] = ['', 'null', 'undefined']

/**
 * Returns the account of the token; undefined for a visitor. Public endpoints treat an expired token as none, because
 * existing clients send the stored one with every call. All others throw not_signed_in.
 */
export async function viewerOf(
  authenticate: Authenticate,
  header: unknown,
  access: Access,
): Promise<Viewer | undefined> {
  if (typeof header !== 'string' || noTokens.includes(header)) return undefined
  const viewer = await authenticate(header)
  if (!viewer && access !== 'public') {
    throw new AppError('not_signed_in', { message: 'You were signed out. Please sign in again.' })
  }
  return viewer
}

/** The credentials of `authorization: Bearer` (RFC 6750, section 2.1). */
const bearerToken = (header: unknown): string | undefined =>
  typeof header === 'string' ? /^bearer +(\S+) *$/iu.exec(header)?.[1] : undefined

const noKey = () =>
  new AppError('not_signed_in', {
    message: 'Send an API key of your company in the header “authorization: Bearer”.',
    challenge: 'Bearer realm="Hearback"',
  })

/** Returns the company that calls with an API key in the header Authorization. A session is no key. Throws as `AuthenticateKey`. */
export async function keyViewerOf(
  authenticateKey: AuthenticateKey,
  header: unknown,
  scope: KeyScope,
): Promise<CompanyViewer> {
  const token = bearerToken(header)
  if (token === undefined) throw noKey()
  return authenticateKey(token, scope)
}

/** Throws not_allowed if a call other than those of the v1 API comes with an API key, in either header. */
export function refuseKey({ authorization, 'auth-token': token }: IncomingHttpHeaders): void {
  const sent = [bearerToken(authorization), token]
  if (sent.some((one) => typeof one === 'string' && one.startsWith(keyPrefix)))
    throw new AppError('not_allowed', { message: 'API keys work only for calls under /api/v1.' })
}
