import * as t from '@hearback/texts/web/accounts.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../../api/call.ts'
import { deviceNow } from '../../../clock.ts'
import type { SignedIn } from '../LoginForm.tsx'
import { offerPasskeys, passkeysWork, signInByPasskey, withdrawPasskeys } from './passkeys.ts'

/** A little less than the server's timeout for a challenge. */
const OFFER_MS = 4 * 60_000

/** Passkey sign-in: by autofill while the page is open, and by `press`. */
export function usePasskeySignIn(onDone: (reply: SignedIn) => unknown) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const round = useOfferRound()
  const done = useEffectEvent(onDone)
  const refused = (error: unknown) => setProblem(error instanceof ApiError ? error.message : t.passkeyNotUsed)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round requests a new challenge
  useEffect(() => {
    if (busy || !passkeysWork()) return
    let wanted = true
    const take = (reply: SignedIn | undefined) => (wanted && reply ? done(reply) : undefined)
    void offerPasskeys().then(take, (error) => wanted && refused(error))
    return () => {
      wanted = false
      void withdrawPasskeys()
    }
  }, [busy, round])

  const press = async () => {
    setBusy(true)
    setProblem(undefined)
    await signInByPasskey()
      .then(onDone, refused)
      .finally(() => setBusy(false))
  }
  return { busy, problem, press: () => void press() }
}

/** Increments when the challenge is about to expire and the page is visible. */
function useOfferRound(): number {
  const [round, setRound] = useState(0)
  useEffect(() => {
    let since = deviceNow()
    const renew = () => {
      if (document.hidden || deviceNow() - since < OFFER_MS) return
      since = deviceNow()
      setRound((before) => before + 1)
    }
    const timer = setInterval(renew, OFFER_MS / 8)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [])
  return round
}
