/** A search that was asked for earlier is not saved, because somebody else may sign in on the same tab. */
const ASKED_TTL = 60 * 60_000

/** Whether a stored wish is for this query and less than an hour old. */
export function isAskedFor(query: string, stored: string | null, now: number): boolean {
  const [at = '', asked] = stored?.split(' ', 2) ?? []
  const age = now - Number(at)
  return asked === query && age >= 0 && age < ASKED_TTL
}
