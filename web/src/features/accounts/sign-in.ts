import type { User } from '@hearback/contract/accounts/accounts.ts'
import { type SessionUser, setSession } from '../../api/session.ts'

/** Stores the reply of sign-up, login and similar calls as the session of this device; returns its user. */
export function startSession({ authtoken, user }: { authtoken: string; user: User }): SessionUser {
  const { _id, email = '', userType, emailVerified, hasProfile } = user
  const sessionUser = { _id, email, userType, emailVerified, profileComplete: hasProfile, company: user.company }
  setSession({ token: authtoken, user: sessionUser })
  return sessionUser
}
