import { useLocation, useNavigate, useSearchParams } from 'react-router'

const NAME = 'map'
const OPEN = 'open'

/** Copies to `next` that the map covers the list, so that a search from the map keeps it open. */
export function keepMapOpen(query: URLSearchParams, next: URLSearchParams): URLSearchParams {
  if (query.get(NAME) === OPEN) next.set(NAME, OPEN)
  return next
}

/** Whether the map covers the list on narrow screens: stored in the URL, so that going back closes it. */
export function useOpenMap() {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const opened = new URLSearchParams(query)
  opened.set(NAME, OPEN)
  const closed = new URLSearchParams(query)
  closed.delete(NAME)
  return {
    open: query.get(NAME) === OPEN,
    link: { to: { search: `?${opened}` }, state: { listBehind: true }, preventScrollReset: true },
    close: () =>
      (state as { listBehind?: boolean } | null)?.listBehind
        ? navigate(-1)
        : navigate({ search: `?${closed}` }, { replace: true, preventScrollReset: true }),
  }
}
