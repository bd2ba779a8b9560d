import { note } from '../../api/log.ts'
import { clearPrivateCaches } from '../../api/offline-cache.ts'
import { endPushesOfOthers } from '../../api/push/push-device.ts'
import { currentSession, onSessionChange } from '../../api/session.ts'
import { deviceNow } from '../../clock.ts'

const ADDRESS = '/worker.js'
const HOUR = 60 * 60_000

type Message = { token: string | null } | { visited: string; assets?: string[] }

/** The active service worker; undefined where the browser has none or disallows storage. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return undefined
  try {
    await navigator.serviceWorker.register(ADDRESS)
    return await navigator.serviceWorker.ready
  } catch (error) {
    // Private windows reject the registration; the app works without it.
    note(`Nothing is kept on this device: ${String(error)}`)
    return undefined
  }
}

let registration: Promise<ServiceWorkerRegistration | undefined> | undefined

/** Registers the service worker on the first call. */
const workerRegistration = (): Promise<ServiceWorkerRegistration | undefined> => {
  registration ??= registered()
  return registration
}

const tell = async (message: Message) => (await workerRegistration())?.active?.postMessage(message)

/** Caches the current page, with the assets that were loaded before the service worker was active. */
export function keepHere(): Promise<void> {
  const assets = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .flatMap(({ origin, pathname }) =>
      origin === location.origin && pathname.startsWith('/assets/') ? [pathname] : [],
    )
  return tell({ visited: location.origin + location.pathname + location.search, assets })
}

/** Clears private caches after a sign-out or a change of user, both here and for requests pending in the worker. */
export function followSession(): () => void {
  const follow = () => {
    const session = currentSession()
    // Nothing is cached for moderators, because they see data of other users.
    const token = session && session.user.userType !== 'admin' ? session.token : null
    void tell({ token })
    if (!token) void clearPrivateCaches(undefined)
    endPushesOfOthers(session?.user._id).catch((error: unknown) => note(`The subscription stays: ${String(error)}`))
  }
  follow()
  return onSessionChange(follow)
}

/** Checks for a new version when the tab becomes visible, at most once an hour. */
export function followUpdates(): () => void {
  let asked = deviceNow()
  const ask = () => {
    if (document.visibilityState !== 'visible' || deviceNow() - asked < HOUR) return
    asked = deviceNow()
    void workerRegistration().then((worker) => worker?.update().catch(() => undefined))
  }
  document.addEventListener('visibilitychange', ask)
  return () => document.removeEventListener('visibilitychange', ask)
}
