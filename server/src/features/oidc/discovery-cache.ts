import type { OutgoingClient } from '../../ports/outgoing-client.ts'

const ttlMs = 60 * 60_000
/** A failure counts for so long, so that a slow issuer is not asked once for each visitor. */
const failureTtlMs = 5_000
/** A document that failed someone is fetched again at most so often. */
const renewalMs = 60_000
const timeoutMs = 5_000
const maxBytes = 500_000

interface Entry {
  readonly document: Promise<string>
  readonly fetchedAt: number
  renewAt: number
}

/**
 * Caches the discovery documents of issuers. Concurrent callers share one request. After an hour the document is fetched again;
 * while that fails, the previous one counts.
 */
export interface DiscoveryCache {
  /** Throws the error of the network, or a status other than 200. */
  fetch(url: string): Promise<Response>
  /** Fetches the document again at the next call, at most once a minute, for example because its addresses no longer work. */
  invalidate(url: string): void
}

export function createDiscoveryCache(outgoing: OutgoingClient, now: () => number = () => Date.now()): DiscoveryCache {
  const entries = new Map<string, Entry>()
  const load = async (url: string): Promise<string> => {
    const response = await outgoing.fetch(url, { timeoutMs, maxBytes, headers: { accept: 'application/json' } })
    if (response.status !== 200) throw new Error(`the discovery document has the status ${response.status}`)
    return response.text()
  }
  const renew = (url: string, before: Entry | undefined): Entry => {
    const entry: Entry = { document: load(url), fetchedAt: now(), renewAt: now() + ttlMs }
    entry.document.catch(async () => {
      entry.renewAt = now() + failureTtlMs
      const earlier = await before?.document.catch(() => undefined)
      if (before && earlier !== undefined && entries.get(url) === entry) {
        entries.set(url, { ...before, renewAt: now() + failureTtlMs })
      }
    })
    entries.set(url, entry)
    return entry
  }
  return {
    async fetch(url) {
      const known = entries.get(url)
      const entry = known && known.renewAt > now() ? known : renew(url, known)
      const document = await entry.document.catch((error: unknown) => {
        if (!known || known === entry) throw error
        return known.document
      })
      return new Response(document, { headers: { 'content-type': 'application/json' } })
    },
    invalidate(url) {
      const known = entries.get(url)
      if (known && known.fetchedAt + renewalMs <= now()) known.renewAt = now()
    },
  }
}
