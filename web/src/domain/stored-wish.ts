/** An older wish is not granted, because somebody else may sign in on the same tab. */
const WISH_TTL = 60 * 60_000

/**
 * Whether a wish of a visitor, stored as "TIME SUBJECT", is for this subject and less than an hour old. Times are Unix
 * milliseconds.
 */
export function isWished(subject: string, stored: string | null, now: number): boolean {
  const [at = '', asked] = stored?.split(' ', 2) ?? []
  const age = now - Number(at)
  return asked === subject && age >= 0 && age < WISH_TTL
}
