/**
 * Cache admission filter: returns whether the key was passed before, so that callers cache on the second request only.
 * Remembers the last `capacity` to 2 × `capacity` distinct keys.
 */
export function createAdmissionFilter(capacity: number): (key: string) => boolean {
  let recent = new Set<string>()
  let older = new Set<string>()
  return (key) => {
    if (recent.has(key) || older.has(key)) return true
    if (recent.size >= capacity) [older, recent] = [recent, new Set()]
    recent.add(key)
    return false
  }
}
