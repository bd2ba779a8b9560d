import { useEffect } from 'react'
import { useSession } from '../../../api/session.ts'
import { tellPresence } from '../accounts.mutations.ts'

const EVERY = 5 * 60_000

/** While somebody is signed in and looks at the page, the server knows that they are here. */
export function useLastSeen(): void {
  const session = useSession()
  const who = session?.user.emailVerified ? session.user._id : undefined
  useEffect(() => {
    if (!who) return
    const tell = () => {
      if (document.visibilityState === 'visible') tellPresence()
    }
    tell()
    const timer = setInterval(tell, EVERY)
    return () => clearInterval(timer)
  }, [who])
}
