import type { SessionUser } from '../api/session.ts'
import { paths } from './paths.ts'

/** Where somebody who wants to act is led first, and back from to `next`: to sign in, or to confirm the e-mail; undefined for members. */
export function authRedirect(user: SessionUser | undefined, next: string): string | undefined {
  if (!user) return paths.login({ next })
  return user.emailVerified ? undefined : paths.verifyEmail({ next })
}
