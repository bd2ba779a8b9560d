import type { SessionUser } from '../../api/session.ts'
import { paths } from '../../paths.ts'

/** Any origin serves: only whether an address leaves it is asked. */
const HERE = 'https://here.invalid'

/** An address of ours to go on to, read as browsers read it; an address of anybody else is nothing, so that no link can lead people away. */
export function innerPath(next: string | null | undefined): string | undefined {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return undefined
  const { origin, pathname, search, hash } = new URL(next, HERE)
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined
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
