import { logOut } from '@hearback/contract/accounts.ts'
import { call } from './call.ts'
import { clearSession } from './session.ts'

/** Ends the session on this device at once, and its token on the server as soon as it can be reached. */
export function signOut(): void {
  // The call takes the token along before the session is cleared.
  call(logOut, {}).catch(() => undefined)
  clearSession()
}
