import * as t from '@hearback/texts/web/applications.ts'
import { zoneWords } from '../ui/text/device-zone.ts'
import { readerDates } from '../ui/text/reader-dates.ts'

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const

const inZone = (timeZone: string, options: Intl.DateTimeFormatOptions, at: number) =>
  new Intl.DateTimeFormat(readerDates(), { ...options, timeZone }).format(at)

/** The time of day, which is not broken before "a.m.". */
const clockIn = (timeZone: string, at: number) => inZone(timeZone, CLOCK, at).replaceAll(' ', '\u00A0')

/** Formats "Tuesday, November 24, 11:00 AM to 11:30 AM" in a zone, or "Tue, Nov 24" in short; `slot` is ISO 8601. */
export function slotWords(slot: string, minutes: number, zone: string, length: 'long' | 'short' = 'long'): string {
  const start = Date.parse(slot)
  const end = start + minutes * 60_000
  const day = { ...DAY, weekday: length, month: length }
  return t.slot(inZone(zone, day, start), clockIn(zone, start), clockIn(zone, end))
}

/** The day, "Tuesday, November 24", and the hours, "11:00 – 11:30 AM", of a slot in a zone. */
export function slotLines(slot: string, minutes: number, zone: string): { day: string; hours: string } {
  const start = Date.parse(slot)
  const clock = new Intl.DateTimeFormat(readerDates(), { ...CLOCK, timeZone: zone })
  return { day: inZone(zone, DAY, start), hours: clock.formatRange(start, start + minutes * 60_000) }
}

/** Formats "Tuesday, November 24, 11:00 AM" in a zone. */
export const startWords = (slot: string, zone: string): string =>
  t.moment(inZone(zone, DAY, Date.parse(slot)), inZone(zone, CLOCK, Date.parse(slot)))

/** Formats "Tue, Nov 24, 11:00 AM" in a zone. */
export const slotStart = (slot: string, zone: string): string =>
  inZone(zone, { ...DAY, weekday: 'short', month: 'short', ...CLOCK }, Date.parse(slot))

/** The slot in the other person's time zone; undefined if both zones have the same local time. */
export function timeInOtherZone(slot: string, otherZone: string, ownZone: string): string | undefined {
  const at = Date.parse(slot)
  const theirs = inZone(otherZone, { ...DAY, ...CLOCK }, at)
  if (theirs === inZone(ownZone, { ...DAY, ...CLOCK }, at)) return undefined
  const sameDay = inZone(otherZone, DAY, at) === inZone(ownZone, DAY, at)
  const time = inZone(otherZone, CLOCK, at)
  const zone = zoneWords(otherZone)
  return sameDay ? t.timeInZone(time, zone) : t.timeInZoneOn(time, zone, inZone(otherZone, DAY, at))
}
