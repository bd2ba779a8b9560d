export interface Page {
  status: number
  headers: Record<string, string>
  body: string
}

interface Kept<P> {
  until: number
  page: Promise<P>
  /** The page once it is made: what nobody has seen yet may be about anything. */
  made?: P
}

/**
 * Pages by address. Visitors who ask for the same page while it is made wait for the same one.
 * Only successful pages are kept; the oldest goes when the cache is full.
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

  /** Forgets the pages that a change concerns, and those under way: they may have read what was before it. */
  function forget(concerns: (address: string, page: P) => boolean): void {
    for (const [address, { made }] of kept) if (!made || concerns(address, made)) kept.delete(address)
  }

  return { get, forget, clear: () => kept.clear(), size: () => kept.size }
}
