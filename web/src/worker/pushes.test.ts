import type { PushMessage } from '@hearback/contract/accounts/push.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { cacheSubscription, readCachedSubscription } from '../api/push/cached-subscription.ts'
import { openPush, renewSubscription, showPush } from './pushes.ts'

const offer: PushMessage = {
  kind: 'offer_received',
  group: 'offers',
  path: '/offers/1',
  language: 'en',
  tag: 'offer_received /offers/1',
  data: { company: 'Crust', job: 'Baker' },
}

/** Fake device with these windows: path and visibility. */
function aDevice(...windows: [path: string, isVisible: boolean][]) {
  const shown: { title: string; options: NotificationOptions; close: () => unknown; closed: boolean }[] = []
  const focused: string[] = []
  const opened: string[] = []
  const surroundings = {
    registration: {
      showNotification(title: string, options: NotificationOptions = {}) {
        const one = { title, options, closed: false, close: () => Object.assign(one, { closed: true }) }
        shown.push(one)
        return Promise.resolve()
      },
      getNotifications: ({ tag }: { tag: string }) =>
        Promise.resolve(shown.filter(({ options }) => options.tag === tag)),
      pushManager: {},
    } as never,
    clients: {
      matchAll: () =>
        Promise.resolve(
          windows.map(([path, isVisible]) => ({
            url: `https://jobs.example${path}`,
            visibilityState: isVisible ? 'visible' : 'hidden',
            focus: () => Promise.resolve(void focused.push(path)),
          })),
        ),
      openWindow: (address: string) => Promise.resolve(void opened.push(address)),
    },
  }
  const push = (message: Partial<PushMessage> = {}) => showPush(surroundings, JSON.stringify({ ...offer, ...message }))
  const press = (path: string, language = 'en') =>
    openPush(surroundings, { data: { path, language }, close: () => undefined })
  return { shown, focused, opened, push, press, surroundings }
}

afterEach(async () => {
  vi.unstubAllGlobals()
  await caches.delete('hearback-push')
})

test('shows a push message as a sentence with its group', async () => {
  const { push, shown } = aDevice()
  await push()
  expect(shown).toMatchObject([
    {
      title: 'Offers',
      options: { body: 'Crust sent you an offer for Baker.', tag: offer.tag, lang: 'en', silent: false },
      closed: false,
    },
  ])
})

test('shows a generic text without names, and for unknown kinds', async () => {
  const { push, shown } = aDevice()
  const { data: _, ...unnamed } = offer
  await push({ ...unnamed, data: undefined as never })
  await push({ kind: 'of_tomorrow' as never })
  await push({ kind: 'of_tomorrow' as never, group: 'of_tomorrow' as never })
  expect(shown.map(({ title, options }) => `${title}: ${options.body}`)).toEqual([
    'Offers: You have news about an offer.',
    'Offers: You have news about an offer.',
    'Hearback: You have news.',
  ])
})

test('closes the notification for the visible page, and is silent elsewhere on the site', async () => {
  const there = aDevice(['/es/offers/1?from=mail', true], ['/jobs', false])
  await there.push()
  expect(there.shown).toMatchObject([{ closed: true, options: { silent: true } }])
  const elsewhere = aDevice(['/jobs', true])
  await elsewhere.push()
  expect(elsewhere.shown).toMatchObject([{ closed: false, options: { silent: true } }])
  const hidden = aDevice(['/offers/1', false])
  await hidden.push()
  expect(hidden.shown).toMatchObject([{ closed: false, options: { silent: false } }])
})

test('a click focuses the window that shows the page, or opens a new one', async () => {
  const { press, focused, opened } = aDevice(['/jobs', true], ['/offers/1', false])
  await press('/offers/1')
  expect([focused, opened]).toEqual([['/offers/1'], []])
  await press('/messages/2')
  await press('/messages/2', 'es')
  expect(opened).toEqual(['/messages/2', '/es/messages/2'])
})

test('registers a replaced subscription with the server', async () => {
  const calls: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    calls.push([url, JSON.parse(String(body))])
    return Promise.resolve(new Response('{}'))
  })
  const { surroundings } = aDevice()
  const subscription = (endpoint: string) => ({ toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'next' } }) })
  await renewSubscription(surroundings, subscription('https://push.example/next') as never)
  expect(calls).toEqual([])
  await cacheSubscription({ endpoint: 'https://push.example/before', auth: 'secret', publicKey: 'AQID' })
  const asked: unknown[] = []
  const pushManager = {
    subscribe: (options: unknown) => {
      asked.push(options)
      return Promise.resolve(subscription('https://push.example/next'))
    },
  }
  await renewSubscription({ registration: { pushManager } as never })
  expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: 'AQID' }])
  const before = { endpoint: 'https://push.example/before', auth: 'secret' }
  const keys = { p256dh: 'key', auth: 'next' }
  expect(calls).toEqual([['/api/notifications/push/moved', { before, endpoint: 'https://push.example/next', keys }]])
  expect(await readCachedSubscription()).toEqual({
    endpoint: 'https://push.example/next',
    auth: 'next',
    publicKey: 'AQID',
  })
})
