import { tabStorage } from '../../api/device-storage.ts'
import { deviceNow } from '../../clock.ts'

const RELOADED = 'hearback.reloaded-for'
const MINUTE = 60_000

interface NavigateEvent extends Event {
  readonly navigationType: string
  readonly userInitiated: boolean
}
declare global {
  interface Window {
    __reactRouterDataRouter?: {
      state: { navigation: { location?: { pathname: string; search: string; hash: string } } }
    }
  }
}

/**
 * Reloads the page when a chunk is missing after a deployment. At most once a minute, so that a chunk that is really
 * missing ends in its error message. If the chunk belonged to another page, that page is loaded, because the router
 * would reload the current one.
 */
export function reloadAfterChunkLoadError(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine) return
    if (mayReload()) location.reload()
  })
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated } = event as NavigateEvent
    const target = window.__reactRouterDataRouter?.state.navigation.location
    if (navigationType !== 'reload' || userInitiated || !target) return
    event.preventDefault()
    location.assign(`${target.pathname}${target.search}${target.hash}`)
  })
}

/** Whether the last reload is at least a minute ago. Never without storage, to avoid an endless loop. */
function mayReload(): boolean {
  const ago = deviceNow() - Number(tabStorage.getItem(RELOADED) ?? 0)
  // A negative age means that the device's clock was set back.
  if (ago >= 0 && ago < MINUTE) return false
  return tabStorage.setItem(RELOADED, String(deviceNow()))
}
