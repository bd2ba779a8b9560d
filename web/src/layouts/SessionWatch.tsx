import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { onSessionLost } from '../api/session.ts'
import { useLastSeen } from '../features/accounts/use-last-seen.ts'
import { paths } from '../paths.ts'
import { toast } from '../ui/toast-store.ts'

/** Around every page: tells the server who is here, and the person when their session has ended by itself. */
export function SessionWatch() {
  const navigate = useNavigate()
  useLastSeen()
  useEffect(
    () =>
      onSessionLost(() => {
        const here = location.pathname + location.search
        const signIn = { label: 'Sign in', run: () => void navigate(paths.login({ next: here })) }
        const waiting = location.pathname === paths.login()
        toast({ text: 'You were signed out. Sign in again to go on.', ...(!waiting && { action: signIn }) })
      }),
    [navigate],
  )
  return null
}
