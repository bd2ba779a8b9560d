/** Runs `act` on the cache storage. Resolves to `fallback` where it is missing, blocked or fails. */
export async function withCaches<T>(act: (caches: CacheStorage) => Promise<T>, fallback: T): Promise<T> {
  try {
    return await act(globalThis.caches)
  } catch {
    return fallback
  }
}
