import { logOut } from '@hearback/contract/accounts/accounts.ts'
import { call } from './call.ts'
import { clearSession } from './session.ts'

const unfinished = new Set<() => Promise<unknown> | undefined>()

/** Registers unfinished work that needs the session; sign-out waits for its promise. Returns a function that stops it. */
export function onSignOut(work: () => Promise<unknown> | undefined): () => void {
  unfinished.add(work)
  return () => void unfinished.delete(work)
}

/** Ends the session on this device, immediately if nothing is unfinished, and revokes its token if reachable. */
export function signOut(): void {
  const waits = [...unfinished].map((work) => work()).filter((wait) => wait !== undefined)
  if (waits.length > 0) void Promise.allSettled(waits).then(endSession)
  else endSession()
}

function endSession() {
  // The call reads the token before the session is cleared.
  call(logOut, {}).catch(() => undefined)
  clearSession()
}
