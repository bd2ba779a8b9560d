import { currentConnection } from '../../api/connection.ts'

/**
 * Without a connection a link loads its page as a document: that is what the device has kept whole, where a part of it
 * would have to be asked for.
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
