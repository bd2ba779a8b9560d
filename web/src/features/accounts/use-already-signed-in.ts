import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { currentSession } from '../../api/session.ts'
import { afterSignIn } from './after-sign-in.ts'

/** Redirects a signed-in user away from sign-in pages. An unconfirmed registration may stay. */
export function useAlreadySignedIn(next: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    const user = currentSession()?.user
    if (user?.emailVerified) void navigate(afterSignIn(user, next), { replace: true })
    // Checked on arrival only: a sign-in on this page navigates by itself.
  }, [navigate, next])
}
