import * as t from '@hearback/texts/web/offline.ts'
import { tabStorage } from '../../api/device-storage.ts'
import { deviceNow } from '../../clock.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

const RELOADED = 'hearback.reloaded-for'
const MINUTE = 60_000
const NOTICE_MS = 30 * MINUTE

declare global {
  interface Window {
    __reactRouterDataRouter?: {
      state: { navigation: { location?: { pathname: string; search: string; hash: string } } }
    }
  }
}

/**
 * Handles chunks that are missing after a deployment. A missing chunk of a page loads the page that was clicked. Any
 * other one reloads the current page, at most once a minute, so that a chunk that is really missing ends in its error
 * message. If the user has typed something, a notice offers the reload instead.
 */
export function reloadAfterChunkLoadError(): void {
  const typed = typedFields()
  const reload = () => {
    if (!navigator.onLine) return
    if (typed()) offerReload()
    else if (mayReload()) location.reload()
  }
  window.addEventListener('vite:preloadError', reload)
  // Dispatched by the router of the build (bundling/route-modules.ts).
  window.addEventListener('hearback:routeModuleError', () => {
    const target = window.__reactRouterDataRouter?.state.navigation.location
    const path = target && `${target.pathname}${target.search}${target.hash}`
    const isElsewhere = path !== undefined && path !== location.pathname + location.search + location.hash
    // After Back and Forward the address is that of the target already.
    if (isElsewhere) location.assign(path)
    else if (target) location.reload()
    else reload()
  })
}

const offerReload = () =>
  toast({
    text: t.newVersion,
    action: { label: t.newVersionAction, run: () => location.reload() },
    stays: NOTICE_MS,
    key: 'new-version',
  })

/** Returns a function that tells whether a field on the page holds what the user typed or chose. */
function typedFields(): () => boolean {
  const touched = new Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>()
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) touched.add(target)
    else if (target instanceof HTMLSelectElement) touched.add(target)
  }
  document.addEventListener('input', note, { capture: true })
  return () => {
    for (const field of touched) if (!field.isConnected) touched.delete(field)
    return [...touched].some(({ value }) => value.trim() !== '')
  }
}

/** Whether the last reload is at least a minute ago. Never without storage, to avoid an endless loop. */
function mayReload(): boolean {
  const ago = deviceNow() - Number(tabStorage.getItem(RELOADED) ?? 0)
  // A negative age means that the device's clock was set back.
  if (ago >= 0 && ago < MINUTE) return false
  return tabStorage.setItem(RELOADED, String(deviceNow()))
}
