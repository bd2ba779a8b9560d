import { logOut } from '@hearback/contract/accounts/accounts.ts'
import { call } from './call.ts'
import { clearSession } from './session.ts'

/** Ends the session on this device immediately, and revokes its token on the server if reachable. */
export function signOut(): void {
  // The call reads the token before the session is cleared.
  call(logOut, {}).catch(() => undefined)
  clearSession()
}
