import { vi } from 'vitest'

/** `applicationServerKey` of the subscription, as bytes and in base64url. */
const KEY = { bytes: new Uint8Array([1, 2, 3]).buffer, text: 'AQID' }
export const publicKey = KEY.text

interface FakeSubscription {
  options: { applicationServerKey: ArrayBuffer }
  toJSON(): { endpoint: string; keys: { p256dh: string; auth: string } }
  unsubscribe(): Promise<boolean>
}

interface FakePush {
  permission: NotificationPermission
  /** The user's choice in the permission prompt. */
  answer: NotificationPermission
  asked: number
  subscription: FakeSubscription | undefined
  reachesService: boolean
  subscribe(): Promise<FakeSubscription>
}

/** Fake of the browser's push support with scripted user and push service. Headless browsers reach no push service. */
export function fakePush({ permission = 'default' }: { permission?: NotificationPermission } = {}): FakePush {
  const state: FakePush = {
    permission,
    answer: 'granted',
    asked: 0,
    subscription: undefined,
    reachesService: true,
    subscribe: () => subscribe(),
  }
  const notification = {
    get permission() {
      return state.permission
    },
    requestPermission() {
      state.asked += 1
      state.permission = state.answer
      return Promise.resolve(state.permission)
    },
  }
  const subscribe = (): Promise<FakeSubscription> => {
    if (!state.reachesService) return Promise.reject(new DOMException('push service error', 'AbortError'))
    state.subscription = {
      options: { applicationServerKey: KEY.bytes },
      toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: { p256dh: 'key', auth: 'secret' } }),
      unsubscribe() {
        state.subscription = undefined
        return Promise.resolve(true)
      },
    }
    return Promise.resolve(state.subscription)
  }
  const registration = {
    pushManager: { subscribe, getSubscription: () => Promise.resolve(state.subscription) },
    getNotifications: () => Promise.resolve([]),
  }
  const worker = {
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  return state
}

export function noFakePush(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'userAgent')
}
