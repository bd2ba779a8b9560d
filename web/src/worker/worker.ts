import { isKeptAnswer, isPage } from './addresses.ts'
import { answer, followSession } from './answers.ts'
import { asset, keepAssets, sweepAssets } from './assets.ts'
import { keepOfflinePages, keepPage, keepVisited, openPage, sweepPages } from './pages.ts'
import { followSubscription, openPush, renewSubscription, showPush } from './pushes.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  // The worker is network first and knows the files of every build, so it may replace its predecessor immediately.
  event.waitUntil(prepare())
})

async function prepare() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await keepOfflinePages(open.map(({ url }) => url))
  await self.skipWaiting()
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function takeOver() {
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
  await sweepPages()
  await sweepAssets()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const token = request.headers.get('auth-token')
  const later = (work: Promise<unknown>) => event.waitUntil(work)
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(navigate(event))
  } else if (pathname.startsWith('/assets/')) event.respondWith(asset(request, later))
  else if (token && isKeptAnswer(pathname)) event.respondWith(answer(request, token, later))
})

async function navigate(event: FetchEvent): Promise<Response> {
  const { answer: page, copy } = await openPage(event.request, event.preloadResponse)
  if (copy) event.waitUntil(keepPage(event.request.url, copy))
  return page
}

/** Messages of the pages: the session, and assets loaded before this worker was active. */
interface Said {
  token?: string | null
  visited?: string
  assets?: string[]
}

let handled: Promise<unknown> = Promise.resolve()

// Sequential, so that nothing is cached for a user before the caches of another are deleted.
self.addEventListener('message', (event) => {
  handled = handled.then(() => hear(event.data as Said)).catch(() => undefined)
  event.waitUntil(handled)
})

async function hear({ token, visited, assets }: Said): Promise<void> {
  if (token !== undefined) await followSession(token)
  if (token) await followSubscription(self)
  if (visited) await keepVisited(visited)
  if (assets) await keepAssets(assets)
}

self.addEventListener('push', (event) => {
  const text = event.data?.text()
  if (text) event.waitUntil(showPush(self, text))
})

self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(self, event.notification)))

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(self, (event as PushSubscriptionChangeEvent).newSubscription))
})
