export const codeMinutes = 15
export const codeTries = 5
/** Sensitive acts ask for the second step again after so long. */
export const secondStepMinutes = 10
/** How long a sign-in waits for its second step. */
export const ticketMinutes = 5

const day = 24 * 60 * 60 * 1_000
/** How recently somebody was here, as others may know it (product.md section 8). */
export function roughly(lastSeen: Date | null, now: Date): string | null {
  if (!lastSeen) return null
  const age = now.getTime() - lastSeen.getTime()
  if (age < day) return 'today'
  return age < 7 * day ? 'this week' : 'longer ago'
}
