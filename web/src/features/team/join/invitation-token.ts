import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { tabStorage } from '../../../api/device-storage.ts'

const TOKEN = 'hearback.invitation'

/**
 * The token from the fragment of the link in the email; undefined before hydration, empty without a link. Moved from the
 * address bar to the tab, where it survives a reload and the way to the sign-in page and back.
 */
export function useInvitationToken(): string | undefined {
  const [token, setToken] = useState<string>()
  // A second link opened in the same tab changes only the fragment, by a navigation of the router.
  const at = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each navigation
  useEffect(() => {
    const linked = location.hash.slice(1)
    if (linked) {
      tabStorage.setItem(TOKEN, linked)
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    setToken(tabStorage.getItem(TOKEN) ?? '')
  }, [at])
  return token
}

export const dropInvitationToken = (): void => tabStorage.removeItem(TOKEN)
