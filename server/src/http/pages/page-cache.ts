export interface Page {
  status: number
  headers: Record<string, string>
  body: string
}

interface Kept<P> {
  until: number
  page: Promise<P>
  /** Set once the page is rendered. Until then its ids are unknown. */
  made?: P
}

/**
 * Caches pages by URL. Concurrent requests for a page share one rendering. Only pages with status 200 are cached; the
 * oldest entry is evicted when the cache is full.
 */
export function createPageCache<P extends { status: number } = Page>({
  ttl = 0,
  entries,
  now = Date.now,
}: {
  ttl?: number
  entries: number
  now?: () => number
}) {
  const kept = new Map<string, Kept<P>>()

  function get(address: string, make: () => Promise<P>, ttlMs: number = ttl): Promise<P> {
    const found = kept.get(address)
    if (found && found.until > now()) return found.page
    kept.delete(address)
    const page = make()
    const entry: Kept<P> = { until: now() + ttlMs, page }
    kept.set(address, entry)
    const forget = () => {
      if (kept.get(address) === entry) kept.delete(address)
    }
    page.then((made) => {
      if (made.status !== 200) return forget()
      entry.made = made
    }, forget)
    const oldest = kept.keys().next()
    if (kept.size > entries && !oldest.done) kept.delete(oldest.value)
    return page
  }

  /** Drops matching pages, and all that are being rendered, because they may have read older data. */
  function forget(concerns: (address: string, page: P) => boolean): void {
    for (const [address, { made }] of kept) if (!made || concerns(address, made)) kept.delete(address)
  }

  return { get, forget, clear: () => kept.clear(), size: () => kept.size }
}
