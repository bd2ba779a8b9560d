import type { Access, Endpoint } from '@hearback/contract/endpoint.ts'
import { AppError } from '../domain/errors.ts'
import { type CompanyViewer, onlyMembers, requireRole, type Viewer } from '../domain/viewer.ts'

export type Authenticate = (token: string) => Promise<Viewer | undefined>

/** The viewer that a handler gets, by the access of its endpoint. */
export type ViewerOf<A extends Access> = A extends 'public'
  ? Viewer | undefined
  : A extends 'employer'
    ? CompanyViewer
    : Viewer

const typeOf = { employer: 'employer', seeker: 'jobseeker', admin: 'admin' } as const

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

const accessNames = { employer: 'employers', seeker: 'job seekers', admin: 'moderators' }

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
