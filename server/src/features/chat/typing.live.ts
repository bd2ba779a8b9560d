const endsAfterMs = 4_000
const atMostEveryMs = 1_000

/** Emits whether the person is typing. */
type Tell = (isTyping: boolean) => void

interface Typist {
  readonly tell: Tell
  isTyping: boolean
  /** True after a start event that no stop event has followed. */
  isTold: boolean
  toldAt: number
  later?: NodeJS.Timeout | undefined
  end?: NodeJS.Timeout | undefined
}

/**
 * Tracks who is typing on this process, in memory only. Emits the start at most once a second, and the end 4 seconds
 * after the last event (specification 8).
 */
export function createTyping() {
  const typists = new Map<string, Typist>()
  const sayAgain = (key: string, typist: Typist): void => {
    typist.later = undefined
    if (typist.isTyping) {
      typist.tell(true)
      typist.isTold = true
      typist.toldAt = Date.now()
    } else typists.delete(key)
  }
  const begin = (key: string, typist: Typist): void => {
    typist.isTyping = true
    clearTimeout(typist.end)
    typist.end = setTimeout(() => end(key), endsAfterMs).unref()
    if (typist.later) return
    const wait = typist.toldAt + atMostEveryMs - Date.now()
    if (wait <= 0) sayAgain(key, typist)
    else if (!typist.isTold) typist.later = setTimeout(() => sayAgain(key, typist), wait).unref()
  }
  const end = (key: string): void => {
    const typist = typists.get(key)
    if (!typist) return
    clearTimeout(typist.end)
    typist.isTyping = false
    if (typist.isTold) typist.tell(false)
    typist.isTold = false
    // Kept until the next start may be emitted.
    const wait = typist.toldAt + atMostEveryMs - Date.now()
    typist.later ??= setTimeout(() => sayAgain(key, typist), Math.max(0, wait)).unref()
  }
  return {
    /** `key` identifies connection and chat. */
    type(key: string, isTyping: boolean, tell: Tell): void {
      if (!isTyping) {
        end(key)
        return
      }
      const typist = typists.get(key) ?? { tell, isTyping, isTold: false, toldAt: 0 }
      typists.set(key, typist)
      begin(key, typist)
    },
    end,
  }
}
