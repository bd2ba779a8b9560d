/** Memoizes the result for a fixed time; concurrent callers share one pending call. */
export function atMostEvery<R>(ms: number, ask: () => Promise<R>): () => Promise<R> {
  let askedAt = Number.NEGATIVE_INFINITY
  let answer: Promise<R> | undefined
  return () => {
    if (!answer || performance.now() - askedAt >= ms) {
      askedAt = performance.now()
      answer = ask()
    }
    return answer
  }
}
