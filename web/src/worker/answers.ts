import { KEPT_AT } from '../api/copy-headers.ts'
import { clearPrivateCaches, replyCacheName } from '../api/offline-cache.ts'
import { serverNow, timeRequest } from '../clock.ts'
import type { Later } from './assets.ts'

const MOST = 200
const OLDEST = 7 * 24 * 60 * 60_000

/** Token whose replies may be cached: undefined until a page has reported it, null while signed out. */
let current: string | null | undefined

/** Called when a page reports the session. Deletes the caches of other users; their pending replies are not stored. */
export async function followSession(token: string | null): Promise<void> {
  current = token
  await clearPrivateCaches(token ?? undefined)
  // Marks the device as theirs before the first reply is cached.
  if (token && current === token) await caches.open(await replyCacheName(token))
}

export const isSignedOut = (): boolean => current === null

/** Network first; falls back to the reply cached for the same token while offline. */
export async function answer(request: Request, token: string, later: Later): Promise<Response> {
  const name = await replyCacheName(token)
  const learnTime = timeRequest()
  let answered: Response
  try {
    answered = await fetch(request)
    learnTime(answered.headers)
  } catch (failure) {
    const kept = request.signal.aborted ? undefined : await keptAnswer(request.url, name)
    if (kept) return kept
    throw failure
  }
  later(keep(answered.clone(), { name, token, url: request.url }))
  return answered
}

async function keptAnswer(url: string, cacheName: string): Promise<Response | undefined> {
  const kept = await caches.match(url, { cacheName, ignoreVary: true })
  const at = Date.parse(kept?.headers.get(KEPT_AT) ?? '')
  return serverNow() - at < OLDEST ? kept : undefined
}

interface Place {
  name: string
  token: string
  url: string
}

async function keep(answered: Response, { name, token, url }: Place): Promise<void> {
  // A revoked token takes its cache with it.
  if (answered.status === 401) return clearPrivateCaches(undefined)
  if (!(await caches.has(name))) await clearPrivateCaches(token)
  const cache = await caches.open(name)
  if (!answered.ok) {
    if (answered.status < 500) await cache.delete(url, { ignoreVary: true })
    return
  }
  const body = await answered.text()
  if (current !== undefined && current !== token) return void (await caches.delete(name))
  const headers = { 'content-type': 'application/json', [KEPT_AT]: new Date(serverNow()).toISOString() }
  await cache.put(url, new Response(body, { headers }))
  const requests = await cache.keys()
  for (const request of requests.slice(0, Math.max(0, requests.length - MOST))) await cache.delete(request)
}
