const DAY = 24 * 60 * 60_000

/** Whether an account of this age still sees its first steps: 30 days. */
export const isNewSince = (createdAt: string, now: number): boolean => now - Date.parse(createdAt) < 30 * DAY
