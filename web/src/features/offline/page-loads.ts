import { currentConnection } from '../../api/connection.ts'

/**
 * While offline, links load whole documents: the cache holds these, but not the data requests of client navigations.
 */
export function loadLinksWhole(): () => void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a[href]')
    const isOurs =
      link instanceof HTMLAnchorElement && link.origin === location.origin && link.pathname !== location.pathname
    if (isOurs && currentConnection().offline && navigator.serviceWorker?.controller) event.stopImmediatePropagation()
  }
  window.addEventListener('click', follow, { capture: true })
  return () => window.removeEventListener('click', follow, { capture: true })
}
