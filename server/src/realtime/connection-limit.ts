/** Counts concurrent connections per user. */
export interface ConnectionLimit {
  /** Takes a slot and returns an idempotent function that releases it; undefined at the limit. */
  take(userId: string): (() => void) | undefined
}

export function createConnectionLimit(maxPerUser: number): ConnectionLimit {
  const taken = new Map<string, number>()
  return {
    take(userId) {
      const before = taken.get(userId) ?? 0
      if (before >= maxPerUser) return undefined
      taken.set(userId, before + 1)
      let held = true
      return () => {
        if (!held) return
        held = false
        const left = (taken.get(userId) ?? 1) - 1
        if (left > 0) taken.set(userId, left)
        else taken.delete(userId)
      }
    },
  }
}
