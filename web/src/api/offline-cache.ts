import { KEPT_AT, KEPT_TITLE } from './copy-headers.ts'
import { withCaches } from './device-caches.ts'

/**
 * Offline cache of this device, written by the service worker (web/src/worker) and read by the pages. Holds public
 * pages, URLs of private pages, and API replies for the signed-in user.
 */

const PAGES = 'hearback-pages'
/** Server-rendered private pages contain no personal data, but their URLs do. */
const PRIVATE_PAGES = 'hearback-private-pages'
const ANSWERS = 'hearback-private-answers-'

export const pageCacheName = (isPrivate: boolean): string => (isPrivate ? PRIVATE_PAGES : PAGES)

/** Name of the reply cache of a token's owner: a hash, so that no other token can find it. */
export async function replyCacheName(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return ANSWERS + [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Deletes the caches of all users but the owner of `token`, or of all users. When a user's cache goes, public pages go
 * too, because they reveal what the user read.
 */
export async function clearPrivateCaches(token: string | undefined): Promise<void> {
  const mine = token && (await replyCacheName(token))
  await withCaches(async (cacheStorage) => {
    const others = (await cacheStorage.keys()).filter((name) => name.startsWith(ANSWERS) && name !== mine)
    const gone = others.length > 0 ? [...others, PRIVATE_PAGES, PAGES] : token ? [] : [PRIVATE_PAGES]
    await Promise.all(gone.map((name) => cacheStorage.delete(name)))
  }, undefined)
}

export interface CachedPage {
  /** Path with query, without the origin. */
  path: string
  title: string
  /** ISO 8601. */
  at: string
}

/** Lists the pages available offline, latest first. */
export async function listCachedPages(): Promise<CachedPage[]> {
  const found = await withCaches(
    (cacheStorage) => Promise.all([PAGES, PRIVATE_PAGES].map((name) => pagesIn(cacheStorage, name))),
    [],
  )
  return found.flat().sort((a, b) => b.at.localeCompare(a.at))
}

async function pagesIn(cacheStorage: CacheStorage, name: string): Promise<CachedPage[]> {
  if (!(await cacheStorage.has(name))) return []
  const cache = await cacheStorage.open(name)
  const requests = await cache.keys()
  return Promise.all(
    requests.map(async ({ url }) => {
      const { pathname, search } = new URL(url)
      const headers = (await cache.match(url, { ignoreVary: true }))?.headers
      const title = decodeURIComponent(headers?.get(KEPT_TITLE) ?? '') || pathname
      return { path: pathname + search, title, at: headers?.get(KEPT_AT) ?? '' }
    }),
  )
}
