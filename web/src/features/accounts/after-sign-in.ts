import type { SessionUser } from '../../api/session.ts'
import { paths } from '../../routing/paths.ts'

/** Any origin that is nobody's: only whether `next` stays within it counts, also where the server has no location. */
const ORIGIN = 'https://origin.invalid'

/**
 * The path, query and hash of `next` when it is a path of this site, else undefined. Read by the URL parser, as browsers read it:
 * tabs, backslashes and dot segments lead to no other origin.
 */
export function innerPath(next: string | null | undefined): string | undefined {
  if (!next?.startsWith('/') || !URL.canParse(next, ORIGIN)) return undefined
  const { origin, pathname, search, hash } = new URL(next, ORIGIN)
  return origin === ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : undefined
}

/** Where each side begins its day. */
export const homeOf = ({ userType }: Pick<SessionUser, 'userType'>): string =>
  ({ employer: paths.employer(), jobseeker: paths.jobs(), admin: paths.admin() })[userType]

/** Where somebody goes who just signed in: what is missing of the account first, then where they wanted to go. */
export function afterSignIn(user: SessionUser, wanted?: string | null): string {
  const next = innerPath(wanted)
  if (!user.emailVerified) return paths.verifyEmail({ ...(next && { next }) })
  if (!user.profileComplete && user.userType !== 'admin') return paths.onboarding({ ...(next && { next }) })
  return next ?? homeOf(user)
}
