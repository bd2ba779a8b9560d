import { cacheSubscription } from '../../api/push/cached-subscription.ts'
import { noteOwner } from '../../api/push/push-device.ts'

/** Push could not be enabled: the user denied it, or the browser cannot reach its push service. */
export class PushRefusal extends Error {
  override readonly name = 'PushRefusal'
  readonly why: 'not-allowed' | 'no-service'

  constructor(why: PushRefusal['why']) {
    super(why)
    this.why = why
  }
}

export interface Subscribed {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** Requests the permission if needed and subscribes. Call from a user gesture. Throws a PushRefusal. */
export async function subscribe(publicKey: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefusal('not-allowed')
  try {
    await navigator.serviceWorker.register('/worker.js')
    const { pushManager } = await navigator.serviceWorker.ready
    const before = await pushManager.getSubscription()
    if (before && keyOf(before) !== publicKey) await before.unsubscribe()
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    const { endpoint = '', keys } = made.toJSON()
    return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
  } catch {
    throw new PushRefusal('no-service')
  }
}

/** Stores the owner of this device's subscription, and what the service worker needs to renew it. */
export async function noteSubscription(userId: string, { endpoint, keys }: Subscribed, publicKey: string) {
  await cacheSubscription({ endpoint, auth: keys.auth, publicKey })
  noteOwner(userId)
}

/** Whether the browser is subscribed with the server's current key. */
export async function isSubscribed(publicKey: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  return !!subscription && keyOf(subscription) === publicKey
}

const keyOf = ({ options: { applicationServerKey } }: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
