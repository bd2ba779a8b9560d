import * as t from '@hearback/texts/web/applications.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { zoneWords } from '../../ui/text/times.ts'

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const

const inZone = (timeZone: string, options: Intl.DateTimeFormatOptions, at: number) =>
  new Intl.DateTimeFormat(locale.dates, { ...options, timeZone }).format(at)

/** Formats "Tuesday, November 24, 11:00 AM to 11:30 AM" in a zone, or "Tue, Nov 24" in short; `slot` is ISO 8601. */
export function slotWords(slot: string, minutes: number, zone: string, length: 'long' | 'short' = 'long'): string {
  const start = Date.parse(slot)
  const end = start + minutes * 60_000
  const day = { ...DAY, weekday: length, month: length }
  return t.slot(inZone(zone, day, start), inZone(zone, CLOCK, start), inZone(zone, CLOCK, end))
}

/** The slot in the employer's time zone; undefined if both zones have the same local time. */
export function employersTime(slot: string, employerZone: string, ownZone: string): string | undefined {
  const at = Date.parse(slot)
  const theirs = inZone(employerZone, { ...DAY, ...CLOCK }, at)
  if (theirs === inZone(ownZone, { ...DAY, ...CLOCK }, at)) return undefined
  const sameDay = inZone(employerZone, DAY, at) === inZone(ownZone, DAY, at)
  const time = inZone(employerZone, CLOCK, at)
  const zone = zoneWords(employerZone)
  return sameDay ? t.timeInZone(time, zone) : t.timeInZoneOn(time, zone, inZone(employerZone, DAY, at))
}
