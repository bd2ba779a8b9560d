/**
 * Batches requests: keys that arrive while a call is in flight go into the next call. Every result is therefore read after
 * its request, and many concurrent requests cost about two calls.
 */
export function batchRequests<K, R>(call: (keys: ReadonlySet<K>) => Promise<R>): (keys: Iterable<K>) => Promise<R> {
  let inFlight: Promise<unknown> = Promise.resolve()
  let next: { keys: Set<K>; result: Promise<R> } | undefined

  function startBatch(): { keys: Set<K>; result: Promise<R> } {
    const keys = new Set<K>()
    const previous = inFlight
    const result = (async () => {
      await previous
      next = undefined
      return call(keys)
    })()
    inFlight = result.catch(() => undefined)
    return { keys, result }
  }

  return (keys) => {
    next ??= startBatch()
    for (const key of keys) next.keys.add(key)
    return next.result
  }
}
