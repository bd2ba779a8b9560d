import { withCaches } from '../device-caches.ts'

/**
 * Push subscription of this device. When the browser replaces it, the service worker needs these values to register the
 * new one.
 */
export interface CachedSubscription {
  endpoint: string
  auth: string
  /** The server's public key (VAPID). */
  publicKey: string
}

const CACHE = 'hearback-push'
const PLACE = '/push-subscription'

export const cacheSubscription = (kept: CachedSubscription): Promise<void> =>
  withCaches(async (cacheStorage) => (await cacheStorage.open(CACHE)).put(PLACE, Response.json(kept)), undefined)

export const readCachedSubscription = (): Promise<CachedSubscription | undefined> =>
  withCaches(async (cacheStorage) => {
    const kept = (await cacheStorage.has(CACHE)) ? await cacheStorage.match(PLACE, { cacheName: CACHE }) : undefined
    return kept?.json() as Promise<CachedSubscription> | undefined
  }, undefined)

export const dropSubscription = (): Promise<boolean> => withCaches((cacheStorage) => cacheStorage.delete(CACHE), false)
