import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { currentSession } from '../../api/session.ts'
import { afterSignIn } from './after-sign-in.ts'

/** Who comes to a page of signing in and already is goes on at once. A registration to be confirmed may stay. */
export function useAlreadySignedIn(next: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    const user = currentSession()?.user
    if (user?.emailVerified) void navigate(afterSignIn(user, next), { replace: true })
    // Only who was signed in on arrival: signing in here leads on by itself.
  }, [navigate, next])
}
