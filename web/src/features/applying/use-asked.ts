import { useSearchParams } from 'react-router'

/** Whether the sheet is asked for: the address says so, also when one comes back from signing in. */
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
