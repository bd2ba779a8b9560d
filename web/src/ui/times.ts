import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/ui.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

const relative = new Intl.RelativeTimeFormat(locale.numbers, { numeric: 'auto' })

/** "3 days ago", "in 2 hours", "just now". Both instants in milliseconds. */
export function relativeTime(at: number, now: number): string {
  const away = at - now
  const unit = UNITS.find(([, size]) => Math.abs(away) >= size)
  return unit ? relative.format(Math.trunc(away / unit[1]), unit[0]) : t.justNow
}

/** The exact instant in words; in the device's zone, or in UTC where that is not known. */
export const exactTime = (at: number, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale.dates, {
    dateStyle: 'long',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(at) + (timeZone === 'UTC' ? ' UTC' : '')

/** "21 Nov 2026". */
export const shortDate = (at: number | string, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(locale.dates, { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(
    new Date(at),
  )

/** "6 days", "5 hours", "12 minutes"; whole and rounded down, at least a minute. */
export const spanOf = (milliseconds: number): string => spanInWords(milliseconds, Math.floor)

/**
 * The same of what is still to come, rounded up: within the first hours a promise of 14 days still reads as 14. A moment
 * more than whole is whole, because the present is rounded down and clocks differ.
 */
export const spanUntil = (milliseconds: number): string => spanInWords(milliseconds, (count) => Math.ceil(count - 0.02))

function spanInWords(milliseconds: number, round: (count: number) => number): string {
  const length = Math.abs(milliseconds)
  if (length >= 2 * DAY) return t.days(round(length / DAY))
  if (length >= HOUR) {
    const hours = round(length / HOUR)
    return hours === 1 ? t.oneHour : t.hours(hours)
  }
  const minutes = Math.max(1, Math.floor(length / MINUTE))
  return minutes === 1 ? t.oneMinute : t.minutes(minutes)
}
