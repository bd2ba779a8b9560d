import type { SessionUser } from '../api/session.ts'
import { paths } from './paths.ts'

/**
 * Page to visit before an action, with `next` to return to: the login, or the email confirmation; undefined for
 * members.
 */
export function authRedirect(user: SessionUser | undefined, next: string): string | undefined {
  if (!user) return paths.login({ next })
  return user.emailVerified ? undefined : paths.verifyEmail({ next })
}
