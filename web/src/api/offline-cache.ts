import { KEPT_AT, KEPT_TITLE } from './copy-headers.ts'
import { withCaches } from './device-caches.ts'

/**
 * What this device keeps to be read without a connection, written by the worker (web/src/worker) and read by the pages:
 * pages that anybody may see, addresses of private pages, and answers to the person who is signed in.
 */

const PAGES = 'hearback-pages'
/** Pages behind the sign-in hold nothing personal as the server makes them; their addresses do. */
const PRIVATE_PAGES = 'hearback-private-pages'
const ANSWERS = 'hearback-private-answers-'

export const pageCacheName = (isPrivate: boolean): string => (isPrivate ? PRIVATE_PAGES : PAGES)

/** Where the answers to this token's owner are kept: by a hash, so that no other token ever leads to them. */
export async function replyCacheName(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return ANSWERS + [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Erases what is kept for everybody but the owner of this token, or for all. With a person everything goes that was read
 * while they were here, also pages that anybody may see: which ones is their own affair.
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
  /** With its query, without the origin. */
  path: string
  title: string
  /** ISO 8601. */
  at: string
}

/** The pages that can be read on this device without a connection, the latest first. */
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
