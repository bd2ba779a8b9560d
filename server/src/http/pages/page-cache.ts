import { LRUCache } from 'lru-cache'

export interface Page {
  status: number
  headers: Record<string, string>
  body: string
}

interface Entry<P> {
  page: Promise<P>
  /** Set once the page is rendered. Until then its ids are unknown. */
  rendered?: P
}

interface Options {
  ttlMs?: number
  /** Most pages; the least recently read one is evicted. */
  entries: number
  now?: () => number
}

/**
 * Caches pages by URL. Concurrent requests for a page share one rendering. Only pages with status 200 are cached.
 * Caches promises rather than using `fetchMethod`, which rejects the requests that wait when their entry is deleted.
 */
export function createPageCache<P extends { status: number } = Page>({
  ttlMs: defaultTtlMs = 0,
  entries,
  now = () => performance.now(),
}: Options) {
  const cache = new LRUCache<string, Entry<P>>({ max: entries, ttlResolution: 0, perf: { now } })

  /** Not cached where `ttlMs` is 0 or less. */
  function get(address: string, make: () => Promise<P>, ttlMs = defaultTtlMs): Promise<P> {
    const found = cache.get(address)
    if (found) return found.page
    const entry: Entry<P> = { page: make() }
    if (ttlMs > 0) cache.set(address, entry, { ttl: ttlMs })
    const drop = () => void (cache.peek(address) === entry && cache.delete(address))
    entry.page.then((page) => {
      if (page.status === 200) entry.rendered = page
      else drop()
    }, drop)
    return entry.page
  }

  /** Drops matching pages, and all that are being rendered, because they may have read older data. */
  function invalidate(concerns: (address: string, page: P) => boolean): void {
    for (const [address, { rendered }] of [...cache])
      if (!rendered || concerns(address, rendered)) cache.delete(address)
  }

  return { get, invalidate, clear: () => cache.clear() }
}
