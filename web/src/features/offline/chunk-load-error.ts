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
 * A new version has been deployed and a part that this page needs is gone: one full load brings the new version. At most
 * once a minute, so that a file that is really missing ends in its message. Where the part was needed for another page, that
 * page is loaded: the router would reload the one that is left.
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

/** Whether the last reload is a minute ago. Never where the browser keeps nothing: without a memory there would be no end. */
function mayReload(): boolean {
  const ago = deviceNow() - Number(tabStorage.getItem(RELOADED) ?? 0)
  // After a clock was set back, the last reload seems to lie ahead.
  if (ago >= 0 && ago < MINUTE) return false
  return tabStorage.setItem(RELOADED, String(deviceNow()))
}
