interface Options {
  readonly lastsMs: number
  readonly now?: () => number
}

/** So much of the time may go into counting, however much there is to count. */
const share = 0.01
/** Figures so many times as old as they should be are worse than waiting for new ones. */
const tooOld = 10

/**
 * What is costly to count, as it was counted last: anew after so long, and so seldom that it takes a hundredth of the time.
 * Who asks then gets what is known, while it is counted anew; the first waits, and whoever comes ten times as late. A count
 * that fails is tried again with the next question.
 */
export function costlyFigures<T>(count: () => Promise<T>, { lastsMs, now = Date.now }: Options): () => Promise<T> {
  let known: { figures: T; at: number; lastsMs: number } | undefined
  let counting: Promise<T> | undefined

  async function countAnew(): Promise<T> {
    const at = now()
    try {
      const figures = await count()
      known = { figures, at, lastsMs: Math.max(lastsMs, (now() - at) / share) }
      return figures
    } finally {
      counting = undefined
    }
  }

  return async () => {
    const age = known ? now() - known.at : 0
    if (!known || age >= known.lastsMs * tooOld) {
      counting ??= countAnew()
      return counting
    }
    if (age >= known.lastsMs && !counting) {
      counting = countAnew()
      counting.catch(() => {})
    }
    return known.figures
  }
}
