/** Memoizes the result for `ttlMs`; concurrent callers share one pending call. A rejection is memoized too. */
export function memoizeFor<R>(ttlMs: number, load: () => Promise<R>): () => Promise<R> {
  let loadedAt = Number.NEGATIVE_INFINITY
  let result: Promise<R> | undefined
  return () => {
    if (!result || performance.now() - loadedAt >= ttlMs) {
      loadedAt = performance.now()
      result = load()
    }
    return result
  }
}
