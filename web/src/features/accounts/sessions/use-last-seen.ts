import { useEffect } from 'react'
import { useSession } from '../../../api/session.ts'
import { tellPresence } from '../accounts.mutations.ts'

const EVERY = 5 * 60_000

/** Reports activity to the server while a signed-in user has the page visible. */
export function useLastSeen(): void {
  const session = useSession()
  const who = session?.user.emailVerified ? session.user._id : undefined
  useEffect(() => {
    if (!who) return
    const tell = () => {
      if (document.visibilityState === 'visible') void tellPresence()
    }
    tell()
    const timer = setInterval(tell, EVERY)
    return () => clearInterval(timer)
  }, [who])
}
