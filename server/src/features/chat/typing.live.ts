const endsAfterMs = 4_000
const atMostEveryMs = 1_000

/** Says that somebody types, or does no more. */
type Tell = (isTyping: boolean) => void

/**
 * Who types where, on this process; nothing of it is stored. Beginning is told at most once a second, and the end by
 * itself 4 seconds after the last sign (product.md section 8).
 */
export function createTyping() {
  const typists = new Map<string, { timer: NodeJS.Timeout; toldAt: number; tell: Tell }>()
  const end = (key: string): void => {
    const typist = typists.get(key)
    if (!typist) return
    clearTimeout(typist.timer)
    typists.delete(key)
    typist.tell(false)
  }
  return {
    /** `key` names the screen and the chat. */
    type(key: string, isTyping: boolean, tell: Tell): void {
      if (!isTyping) {
        end(key)
        return
      }
      const now = Date.now()
      const before = typists.get(key)
      clearTimeout(before?.timer)
      const isNews = before === undefined || now - before.toldAt >= atMostEveryMs
      if (isNews) tell(true)
      const timer = setTimeout(() => end(key), endsAfterMs)
      timer.unref()
      typists.set(key, { timer, toldAt: isNews ? now : before.toldAt, tell })
    },
    end,
  }
}
