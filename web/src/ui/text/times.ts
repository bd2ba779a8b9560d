import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/ui.ts'
import { readerDates } from './reader-dates.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const LONG_UNITS = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
] as const

const counted = new Intl.RelativeTimeFormat(locale.numbers)
/** Has words such as "yesterday". Not used for weeks: "last week" is a calendar week rather than seven days. */
const named = new Intl.RelativeTimeFormat(locale.numbers, { numeric: 'auto' })

const STYLES = {
  day: { dateStyle: 'short' },
  exact: { dateStyle: 'long', timeStyle: 'short' },
} as const
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A formatter in the given zone or the device's. Creating one takes far longer than using it, and a list shows dozens of
 * times. Cached for the present task only, because the device's zone can change.
 */
function dateFormat(dates: string, style: keyof typeof STYLES, timeZone = ''): Intl.DateTimeFormat {
  const key = `${dates} ${style} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  if (formats.size === 0) queueMicrotask(() => formats.clear())
  const made = new Intl.DateTimeFormat(dates, { ...STYLES[style], ...(timeZone && { timeZone }) })
  formats.set(key, made)
  return made
}

/**
 * Formats "3 days ago", "in 2 hours" or "just now". Both instants in milliseconds; days are calendar days in the
 * device's zone or the given one.
 */
export function relativeTime(at: number, now: number, timeZone?: string): string {
  const away = at - now
  if (Math.abs(away) < MINUTE) return t.justNow
  if (Math.abs(away) < HOUR) return counted.format(Math.trunc(away / MINUTE), 'minute')
  if (Math.abs(away) < DAY) return counted.format(Math.trunc(away / HOUR), 'hour')
  const days = (Date.parse(calendarDay(at, timeZone)) - Date.parse(calendarDay(now, timeZone))) / DAY
  const long = LONG_UNITS.find(([, size]) => Math.abs(days) >= size)
  return long ? counted.format(Math.trunc(days / long[1]), long[0]) : named.format(days, 'day')
}

/** Like `relativeTime` for past events: never in the future, even if the device's clock is behind. */
export const timeSince = (at: number, now: number, timeZone?: string): string =>
  relativeTime(Math.min(at, now), now, timeZone)

/** Calendar day such as "2026-11-21", in the device's zone or the given one. */
export const calendarDay = (at: number, timeZone?: string): string => dateFormat('en-CA', 'day', timeZone).format(at)

/** Formats the exact time as the reader's region does, in the given zone or the device's; in UTC as the catalog does. */
export const exactTime = (at: number, timeZone?: string): string =>
  dateFormat(timeZone === 'UTC' ? locale.dates : readerDates(), 'exact', timeZone).format(at) +
  (timeZone === 'UTC' ? ' UTC' : '')

const SHORT_DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Formats the date of an instant in a zone or the device's as "Nov 21, 2026"; in UTC as the catalog does. */
export const shortDate = (at: number | string, timeZone?: string): string =>
  new Intl.DateTimeFormat(timeZone === 'UTC' ? locale.dates : readerDates(), {
    ...SHORT_DATE,
    ...(timeZone && { timeZone }),
  }).format(new Date(at))

/**
 * Formats a date without a time zone, such as "2026-11-21" or the UTC day of an instant, as "Nov 21, 2026". Components
 * that the server renders pass `useDates()`.
 */
export const calendarDate = (at: number | string, dates = readerDates()): string =>
  new Intl.DateTimeFormat(dates, { ...SHORT_DATE, timeZone: 'UTC' }).format(new Date(at))

/** Like `calendarDate` without the year, for a date of the next months. */
export const nearDate = (at: number | string): string =>
  new Intl.DateTimeFormat(readerDates(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(at))

/** Date of an instant in the device's zone, e.g. of a deadline. Not for server-rendered pages, which have no device. */
export const localDate = (at: number | string): string => shortDate(at)

/** Formats "6 days", "5 hours" or "12 minutes"; rounded down, at least a minute. */
export const spanOf = (milliseconds: number): string => spanInWords(milliseconds, Math.floor)

/**
 * Like `spanOf` for remaining time, rounded up: in its first hours a term of 14 days still reads as 14. Slightly more
 * than a whole number is not rounded up, because the current time is rounded down and clocks differ.
 */
export const spanUntil = (milliseconds: number): string => spanInWords(milliseconds, (count) => Math.ceil(count - 0.02))

function spanInWords(milliseconds: number, round: (count: number) => number): string {
  const length = Math.abs(milliseconds)
  if (length >= 2 * DAY) return t.days(round(length / DAY))
  if (length >= HOUR) return t.hourCount(round(length / HOUR))
  return t.minuteCount(Math.max(1, Math.floor(length / MINUTE)))
}
