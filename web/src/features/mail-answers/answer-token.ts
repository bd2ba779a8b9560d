import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** The token from the fragment of the link in the email; undefined before hydration, empty without a link. */
export function useAnswerToken(): string | undefined {
  const [token, setToken] = useState<string>()
  const { hash } = useLocation()
  useEffect(() => setToken(hash.slice(1)), [hash])
  return token
}
