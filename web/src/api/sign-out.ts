import { logOut } from '@hearback/contract/accounts/accounts.ts'
import { call } from './call.ts'
import { clearSession } from './session.ts'

let finish: (() => Promise<unknown> | undefined) | undefined

/** Registers unfinished work that needs the session; sign-out waits for its promise. Returns a function that stops it. */
export function onSignOut(work: () => Promise<unknown> | undefined): () => void {
  finish = work
  return () => {
    finish = undefined
  }
}

/** Ends the session on this device, immediately if nothing is unfinished, and revokes its token if reachable. */
export function signOut(): void {
  const unfinished = finish?.()
  if (unfinished) void unfinished.finally(endSession)
  else endSession()
}

function endSession() {
  // The call reads the token before the session is cleared.
  call(logOut, {}).catch(() => undefined)
  clearSession()
}
