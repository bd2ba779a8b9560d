export const codeMinutes = 15
export const codeTries = 5
/** Minutes for which a proven second step allows sensitive acts. */
export const secondStepMinutes = 10
/** Minutes in which a sign-in can be completed by its second step. */
export const ticketMinutes = 5

const day = 24 * 60 * 60 * 1_000
/** Rounds the time of the last visit to what others may know (specification 8). */
export function roundLastSeen(lastSeen: Date | null, now: Date): string | null {
  if (!lastSeen) return null
  const age = now.getTime() - lastSeen.getTime()
  if (age < day) return 'today'
  return age < 7 * day ? 'this week' : 'longer ago'
}
