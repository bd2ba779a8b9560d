interface Options {
  readonly ttlMs: number
  readonly now?: () => number
}

/** Largest share of the time spent on refreshing. */
const maxRefreshShare = 0.01
/** A value older than this many TTLs is not returned; callers wait for the refresh. */
const maxStaleTtls = 10

/**
 * Stale-while-revalidate cache for an expensive aggregate. Refreshes after `ttlMs`, or less often so that refreshing takes
 * at most 1 % of the time. The first caller waits, and so do callers after ten TTLs. A failed refresh is retried by the next call.
 */
export function staleWhileRevalidate<T>(load: () => Promise<T>, { ttlMs, now = Date.now }: Options): () => Promise<T> {
  let cached: { value: T; loadedAt: number; ttlMs: number } | undefined
  let loading: Promise<T> | undefined

  async function refresh(): Promise<T> {
    const loadedAt = now()
    try {
      const value = await load()
      cached = { value, loadedAt, ttlMs: Math.max(ttlMs, (now() - loadedAt) / maxRefreshShare) }
      return value
    } finally {
      loading = undefined
    }
  }

  return async () => {
    const age = cached ? now() - cached.loadedAt : 0
    if (!cached || age >= cached.ttlMs * maxStaleTtls) {
      loading ??= refresh()
      return loading
    }
    if (age >= cached.ttlMs && !loading) {
      loading = refresh()
      loading.catch(() => {})
    }
    return cached.value
  }
}
