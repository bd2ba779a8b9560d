export interface Page {
  status: number
  headers: Record<string, string>
  body: string
}

interface Kept {
  until: number
  page: Promise<Page>
}

/**
 * Pages by address. Visitors who ask for the same page while it is made wait for the same one.
 * Only successful pages are kept; the oldest goes when the cache is full.
 */
export function createPageCache({
  ttl,
  entries,
  now = Date.now,
}: {
  ttl: number
  entries: number
  now?: () => number
}) {
  const kept = new Map<string, Kept>()

  function get(address: string, make: () => Promise<Page>): Promise<Page> {
    const found = kept.get(address)
    if (found && found.until > now()) return found.page
    kept.delete(address)
    const page = make()
    kept.set(address, { until: now() + ttl, page })
    const forget = () => {
      if (kept.get(address)?.page === page) kept.delete(address)
    }
    page.then(({ status }) => {
      if (status !== 200) forget()
    }, forget)
    const oldest = kept.keys().next()
    if (kept.size > entries && !oldest.done) kept.delete(oldest.value)
    return page
  }

  return { get, clear: () => kept.clear(), size: () => kept.size }
}
