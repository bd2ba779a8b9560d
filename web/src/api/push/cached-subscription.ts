import { withCaches } from '../device-caches.ts'

/**
 * The subscription by which this device is told what happens while no page is open. The worker follows it when the
 * browser puts another one in its place, and needs for that what only the device and the server know.
 */
export interface CachedSubscription {
  endpoint: string
  auth: string
  /** Of the server: what a browser subscribes with. */
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
