import type { PushMessage } from '@hearback/contract/accounts/push.ts'
import { languageOf, pathIn } from '@hearback/contract/values/languages.ts'
import { cacheSubscription, readCachedSubscription } from '../api/push/cached-subscription.ts'
import { leadsTo } from '../features/notifications/leads-to.ts'
import { pushWords as en } from '../features/notifications/push-words.ts?in=en'
import { pushWords as es } from '../features/notifications/push-words.ts?in=es'

interface OpenWindow {
  readonly url: string
  readonly visibilityState: string
  focus(): Promise<unknown>
}

/** The part of the service worker's scope that push handling needs. */
export interface Surroundings {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications' | 'pushManager'>
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenWindow[]>
    openWindow(address: string): Promise<unknown>
  }
}

const words = { en, es }

/**
 * Shows a push notification. Browsers require one per push, and Safari revokes the subscription after three omissions.
 * A notification for the visible page is closed immediately; elsewhere on the site it is silent.
 */
export async function showPush({ registration, clients }: Surroundings, text: string): Promise<void> {
  const message = JSON.parse(text) as PushMessage
  const { language, path, tag } = message
  const { title, body } = (words[language] ?? en)(message)
  const visible = (await windowsOf(clients)).filter(({ visibilityState }) => visibilityState === 'visible')
  await registration.showNotification(title, {
    body,
    tag,
    lang: language,
    icon: '/icons/icon-192.png',
    data: { path, language },
    silent: visible.length > 0,
  })
  if (!visible.some((window) => shows(window, path))) return
  for (const shown of await registration.getNotifications({ tag })) shown.close()
}

/**
 * Opens the target of a notification. Focuses a window that shows it or opens a new one, so that unsaved input is never
 * lost.
 */
export async function openPush(
  { clients }: Pick<Surroundings, 'clients'>,
  notification: Pick<Notification, 'data' | 'close'>,
): Promise<void> {
  const { path, language } = notification.data as Pick<PushMessage, 'path' | 'language'>
  notification.close()
  const there = (await windowsOf(clients)).find((window) => shows(window, path))
  if (there) await there.focus()
  else await clients.openWindow(pathIn(language, path))
}

/** Handles `pushsubscriptionchange`: replaces the old subscription on the server by the new one. */
export async function renewSubscription(
  { registration }: Pick<Surroundings, 'registration'>,
  renewed?: PushSubscription | null,
): Promise<void> {
  const before = await readCachedSubscription()
  if (!before) return
  const { publicKey } = before
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const { endpoint = '', keys } = (renewed ?? (await registration.pushManager.subscribe(options))).toJSON()
  const answer = await fetch('/api/notifications/push/moved', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ before: { endpoint: before.endpoint, auth: before.auth }, endpoint, keys }),
  })
  if (answer.ok) await cacheSubscription({ endpoint, auth: keys?.auth ?? '', publicKey })
}

/** Retries a replacement that could not reach the server. */
export async function followSubscription({ registration }: Pick<Surroundings, 'registration'>): Promise<void> {
  const kept = await readCachedSubscription()
  const now = kept && (await registration.pushManager.getSubscription())
  if (now && now.endpoint !== kept.endpoint) await renewSubscription({ registration }, now)
}

const windowsOf = (clients: Surroundings['clients']) => clients.matchAll({ type: 'window', includeUncontrolled: true })

function shows({ url }: OpenWindow, path: string): boolean {
  const { pathname, search } = new URL(url)
  return leadsTo({ path }, { pathname: languageOf(pathname).rest, search })
}
