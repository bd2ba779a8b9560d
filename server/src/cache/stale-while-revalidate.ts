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
 * at most `maxRefreshShare` of the time. The first caller waits, and so do callers once the value is ten times as old as it
 * was to become. A failed refresh is retried by the next call.
 */
export function staleWhileRevalidate<T extends {}>(
  load: () => Promise<T>,
  { ttlMs, maxRefreshShare = 0.01, now = () => performance.now() }: Options,
): () => Promise<T> {
  let ttl = ttlMs
  const cache = new LRUCache<'value', T>({
    max: 1,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnFetchRejection: true,
    async fetchMethod(_key, _stale, { options }) {
      const startedAt = now()
      const value = await load()
      ttl = Math.max(ttlMs, (now() - startedAt) / maxRefreshShare)
      options.ttl = ttl
      return value
    },
  })
  return () => cache.forceFetch('value', { allowStale: cache.getRemainingTTL('value') > -ttl * maxStaleTtls })
}
