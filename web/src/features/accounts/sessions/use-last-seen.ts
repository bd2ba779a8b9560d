import { useEffect } from 'react'
import { useSession } from '../../../api/session.ts'

const EVERY = 5 * 60_000

/** Reports activity to the server while a signed-in user has the page visible. */
export function useLastSeen(): void {
  const session = useSession()
  const who = session?.user.emailVerified ? session.user._id : undefined
  useEffect(() => {
    if (!who) return
    void tell()
    const timer = setInterval(tell, EVERY)
    return () => clearInterval(timer)
  }, [who])
}

/** Loaded when needed, so that visitors don't download it; failures are ignored. */
async function tell() {
  if (document.visibilityState !== 'visible') return
  try {
    const { tellPresence } = await import('./presence.ts')
    await tellPresence()
  } catch {}
}
