const now = new Date()
const hasTime = now < new Date(Date.UTC(now.getUTCFullYear(), 0, 6))

/** The year of the next January 8 that is at least two days ahead; winter time in the northern hemisphere. */
export const januaryYear = now.getUTCFullYear() + (hasTime ? 0 : 1)

/** Noon in New York of a day of that January. */
export const nextJanuary = (day: number): string => new Date(Date.UTC(januaryYear, 0, day, 17)).toISOString()

/** The weekday of a day of that January. */
export const januaryWeekday = (day: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(nextJanuary(day)))
