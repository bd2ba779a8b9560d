import type { SessionUser } from '../../api/session.ts'
import { paths } from '../../routing/paths.ts'

/** Placeholder origin: only tests whether `next` stays within it, also on the server, which has no location. */
const ORIGIN = 'https://origin.invalid'

/**
 * Path, query and hash of `next` if it is a path of this site, else undefined. Uses the URL parser as browsers do, so
 * tabs, backslashes and dot segments cannot reach another origin (open redirect).
 */
export function innerPath(next: string | null | undefined): string | undefined {
  if (!next?.startsWith('/') || !URL.canParse(next, ORIGIN)) return undefined
  const { origin, pathname, search, hash } = new URL(next, ORIGIN)
  return origin === ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : undefined
}

/** Home page of each user type. */
export const homeOf = ({ userType }: Pick<SessionUser, 'userType'>): string =>
  ({ employer: paths.employer(), jobseeker: paths.seekerHome(), admin: paths.admin() })[userType]

/** Former members cannot create a company. */
const needsProfile = ({ profileComplete, userType, company }: SessionUser) =>
  !profileComplete && userType !== 'admin' && company !== null

/** Destination after sign-in: missing account steps first, then the `wanted` page. An invitation to a company needs no profile. */
export function afterSignIn(user: SessionUser, wanted?: string | null): string {
  const next = innerPath(wanted)
  if (!user.emailVerified) return paths.verifyEmail({ ...(next && { next }) })
  if (needsProfile(user) && next !== paths.join()) return paths.onboarding({ ...(next && { next }) })
  return next ?? homeOf(user)
}
