import type { User } from '@hearback/contract/accounts.ts'
import { type SessionUser, setSession } from '../../api/session.ts'

/** Takes the answer of sign-up, login and their kin as the session of this device; answers who it is. */
export function startSession({ authtoken, user }: { authtoken: string; user: User }): SessionUser {
  const { _id, email = '', userType, emailVerified, hasProfile } = user
  const sessionUser = { _id, email, userType, emailVerified, profileComplete: hasProfile }
  setSession({ token: authtoken, user: sessionUser })
  return sessionUser
}
