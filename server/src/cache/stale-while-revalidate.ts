import { LRUCache } from 'lru-cache'

interface Options {
  readonly ttlMs: number
  /** Largest share of the time spent on refreshing; default 1 %. */
  readonly maxRefreshShare?: number
  readonly now?: () => number
}

/** A value that expired this many TTLs ago is not returned; callers wait for the refresh. */
const maxStaleTtls = 9

/**
 * Stale-while-revalidate cache for an expensive aggregate. Refreshes after `ttlMs`, or less often so that refreshing takes
 * at most that share of the time. The first caller waits, and so do callers after ten TTLs. A failed refresh is retried by the next call.
 */
export function staleWhileRevalidate<T extends {}>(
  load: () => Promise<T>,
  { ttlMs, maxRefreshShare = 0.01, now = () => performance.now() }: Options,
): () => Promise<T> {
  const cache = new LRUCache<'value', T>({
    max: 1,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnFetchRejection: true,
    async fetchMethod(_key, _stale, { options }) {
      const startedAt = now()
      const value = await load()
      options.ttl = Math.max(ttlMs, (now() - startedAt) / maxRefreshShare)
      return value
    },
  })
  return () => cache.forceFetch('value', { allowStale: cache.getRemainingTTL('value') > -ttlMs * maxStaleTtls })
}
