/** Asks anew only when the last answer is so old, whoever asks; those who come meanwhile wait for the same one. */
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
