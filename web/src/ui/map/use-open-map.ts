import { useLocation, useNavigate, useSearchParams } from 'react-router'

const NAME = 'map'
const OPEN = 'open'

/** Copies to `next` that the map is open, so that a changed search keeps it open. */
export function keepMapOpen(query: URLSearchParams, next: URLSearchParams): URLSearchParams {
  if (query.get(NAME) === OPEN) next.set(NAME, OPEN)
  return next
}

/** Whether the map is open: stored in the URL, so that going back closes it. `link` opens it, or closes an open one. */
export function useOpenMap() {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const opened = new URLSearchParams(query)
  opened.set(NAME, OPEN)
  const closed = new URLSearchParams(query)
  closed.delete(NAME)
  const open = query.get(NAME) === OPEN
  return {
    open,
    link: open
      ? { to: { search: `?${closed}` }, replace: true, preventScrollReset: true }
      : { to: { search: `?${opened}` }, state: { listBehind: true }, preventScrollReset: true },
    close: () =>
      (state as { listBehind?: boolean } | null)?.listBehind
        ? navigate(-1)
        : navigate({ search: `?${closed}` }, { replace: true, preventScrollReset: true }),
  }
}
