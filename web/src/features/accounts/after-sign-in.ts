import type { SessionUser } from '../../api/session.ts'
import { paths } from '../../paths.ts'

/** An address of ours to go on to; an address of anybody else is nothing, so that no link can lead people away. */
export function innerPath(next: string | null | undefined): string | undefined {
  return next && /^\/(?![/\\])/u.test(next) ? next : undefined
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
