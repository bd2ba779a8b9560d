import type { Language } from '@hearback/contract/values/languages.ts'
import { currentZone } from '@hearback/contract/values/zones.ts'

const wordsOf = (language: Language, instant: Date, timeZone: string, how: Intl.DateTimeFormatOptions) =>
  instant.toLocaleString(language, { ...how, timeZone })

/** The day of an instant where the reader is, for example "December 3, 2026"; in UTC if their time zone is unknown. */
export const formatDay = (language: Language, instant: Date, readerZone: string | null): string =>
  wordsOf(language, instant, currentZone(readerZone ?? 'UTC') ?? 'UTC', { dateStyle: 'long' })

/** For example "December 3, 2026 at 9:00 AM (America/Boise)"; in UTC if the reader's time zone is unknown. */
export function formatMoment(
  language: Language,
  instant: Date,
  readerZone: string | null,
  dateStyle: 'full' | 'long' = 'long',
): string {
  const zone = currentZone(readerZone ?? 'UTC') ?? 'UTC'
  return `${wordsOf(language, instant, zone, { dateStyle, timeStyle: 'short' })} (${zone})`
}

/**
 * A time shared by two people: first in the reader's time zone, then in the agreed one if it differs. For example
 * "Sunday, March 28, 2027 at 3:00 AM (America/New_York), 9:00 AM (Europe/Zurich)".
 */
export function formatSharedMoment(
  language: Language,
  instant: Date,
  readerZone: string | null,
  agreedIn: string,
): string {
  const own = currentZone(readerZone ?? agreedIn) ?? agreedIn
  const agreed = currentZone(agreedIn) ?? agreedIn
  const first = formatMoment(language, instant, own, 'full')
  const by = (zone: string, how: Intl.DateTimeFormatOptions) => wordsOf(language, instant, zone, how)
  const whole = { dateStyle: 'full', timeStyle: 'short' } as const
  if (by(own, whole) === by(agreed, whole)) return first
  const isSameDay = by(own, { dateStyle: 'full' }) === by(agreed, { dateStyle: 'full' })
  return `${first}, ${by(agreed, isSameDay ? { timeStyle: 'short' } : whole)} (${agreed})`
}
