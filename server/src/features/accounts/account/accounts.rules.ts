import { limits } from '@hearback/contract/values/limits.ts'

export const codeMinutes = 15
export const codeTries = 5
/** The maximum attempts when this code is entered. A long one cannot be guessed, so strangers cannot use up its attempts. */
export const triesFor = (code: string): number => (code.length > limits.codeDigits.short ? 1_000_000 : codeTries)
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
