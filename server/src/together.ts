/**
 * Makes one call for all who ask while the last is under way: their keys wait for it, and are asked for together in the
 * next. So each answer is from after it was asked for, and many at once cost little more than one.
 */
export function together<K, R>(call: (keys: ReadonlySet<K>) => Promise<R>): (keys: Iterable<K>) => Promise<R> {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: { keys: Set<K>; answer: Promise<R> } | undefined

  function begin(): { keys: Set<K>; answer: Promise<R> } {
    const keys = new Set<K>()
    const before = underWay
    const answer = (async () => {
      await before
      next = undefined
      return call(keys)
    })()
    underWay = answer.catch(() => undefined)
    return { keys, answer }
  }

  return (keys) => {
    next ??= begin()
    for (const key of keys) next.keys.add(key)
    return next.answer
  }
}
