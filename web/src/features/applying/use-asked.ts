import { useSearchParams } from 'react-router'

/** Whether the apply sheet is open; held by the URL, so that it survives a sign-in. */
export function useAsked() {
  const [query, setQuery] = useSearchParams()
  const ask = (asked: boolean) => {
    const next = new URLSearchParams(query)
    if (asked) next.set('apply', '1')
    else next.delete('apply')
    setQuery(next, { replace: !asked, preventScrollReset: true })
  }
  return { asked: query.get('apply') === '1', ask }
}
