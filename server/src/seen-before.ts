/**
 * Answers whether a key was asked for before, at least among the last so many that were not: who keeps what comes twice
 * spends nothing on what comes once.
 */
export function seenBefore(most: number): (key: string) => boolean {
  let recent = new Set<string>()
  let older = new Set<string>()
  return (key) => {
    if (recent.has(key) || older.has(key)) return true
    if (recent.size >= most) [older, recent] = [recent, new Set()]
    recent.add(key)
    return false
  }
}
