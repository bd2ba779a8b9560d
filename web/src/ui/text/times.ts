import { currentZone } from '@hearback/contract/zones.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/ui.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const LONG_UNITS = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
] as const

const counted = new Intl.RelativeTimeFormat(locale.numbers)
/** Has a word for the days beside today; one for the week before would be of the calendar too, and seven days are not that. */
const named = new Intl.RelativeTimeFormat(locale.numbers, { numeric: 'auto' })

/** "3 days ago", "in 2 hours", "just now". Both instants in milliseconds; days are those of the calendar, in the device's zone or the one given. */
export function relativeTime(at: number, now: number, timeZone?: string): string {
  const away = at - now
  if (Math.abs(away) < MINUTE) return t.justNow
  if (Math.abs(away) < HOUR) return counted.format(Math.trunc(away / MINUTE), 'minute')
  if (Math.abs(away) < DAY) return counted.format(Math.trunc(away / HOUR), 'hour')
  const days = (Date.parse(calendarDay(at, timeZone)) - Date.parse(calendarDay(now, timeZone))) / DAY
  const long = LONG_UNITS.find(([, size]) => Math.abs(days) >= size)
  return long ? counted.format(Math.trunc(days / long[1]), long[0]) : named.format(days, 'day')
}

/** The same of what has happened: never later than now, however far behind the clock of the device is. */
export const timeSince = (at: number, now: number, timeZone?: string): string =>
  relativeTime(Math.min(at, now), now, timeZone)

/** "2026-11-21": the day on which it is, in the device's zone or the one given. */
export const calendarDay = (at: number, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', ...(timeZone && { timeZone }) }).format(at)

/** The exact instant in words; in the device's zone, or in UTC where that is not known. */
export const exactTime = (at: number, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale.dates, {
    dateStyle: 'long',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(at) + (timeZone === 'UTC' ? ' UTC' : '')

/** The zone of this device by its current name, e.g. "America/Boise"; UTC where it does not tell. */
export function deviceZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return currentZone(timeZone ?? 'UTC') ?? 'UTC'
}

/** "America/New_York" as people say it: "New York", by its current name. */
export const zoneWords = (zone: string): string =>
  (currentZone(zone) ?? zone).split('/').at(-1)?.replaceAll('_', ' ') ?? zone

/** "21 Nov 2026", of a calendar date ("2026-11-21") or of an instant in UTC, or in the zone given. */
export const shortDate = (at: number | string, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(locale.dates, { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(
    new Date(at),
  )

/** The day on which an instant falls for the reader, like the end of a term. Not on pages that the server renders: it has no reader. */
export const localDate = (at: number | string): string => shortDate(at, deviceZone())

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
  if (length >= HOUR) return t.hourCount(round(length / HOUR))
  return t.minuteCount(Math.max(1, Math.floor(length / MINUTE)))
}
