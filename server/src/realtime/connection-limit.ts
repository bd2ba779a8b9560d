/** Counts what each person holds at the same time. */
export interface ConnectionLimit {
  /** Takes one and answers how to give it back, which may be done more than once; undefined when all are taken. */
  take(userId: string): (() => void) | undefined
}

export function createConnectionLimit(perPerson: number): ConnectionLimit {
  const taken = new Map<string, number>()
  return {
    take(userId) {
      const before = taken.get(userId) ?? 0
      if (before >= perPerson) return undefined
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
