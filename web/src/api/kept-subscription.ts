/**
 * The subscription by which this device is told what happens while no page is open. The worker follows it when the
 * browser puts another one in its place, and needs for that what only the device and the server know.
 */
export interface KeptSubscription {
  endpoint: string
  auth: string
  /** Of the server: what a browser subscribes with. */
  publicKey: string
}

const CACHE = 'hearback-push'
const PLACE = '/push-subscription'

export const keepSubscription = async (kept: KeptSubscription): Promise<void> =>
  (await caches.open(CACHE)).put(PLACE, Response.json(kept))

export async function keptSubscription(): Promise<KeptSubscription | undefined> {
  const kept = (await caches.has(CACHE)) ? await caches.match(PLACE, { cacheName: CACHE }) : undefined
  return kept?.json() as Promise<KeptSubscription> | undefined
}

export const dropSubscription = (): Promise<boolean> => caches.delete(CACHE)
