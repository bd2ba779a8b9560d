import * as t from '@hearback/texts/web/applications.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { zoneWords } from '../../ui/text/times.ts'

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const

const inZone = (timeZone: string, options: Intl.DateTimeFormatOptions, at: number) =>
  new Intl.DateTimeFormat(locale.dates, { ...options, timeZone }).format(at)

/** Formats "Tuesday 24 November, 11:00 to 11:30" in a zone, or "Tue 24 Nov" in short; `slot` is ISO 8601. */
export function slotWords(slot: string, minutes: number, zone: string, length: 'long' | 'short' = 'long'): string {
  const start = Date.parse(slot)
  const end = start + minutes * 60_000
  const day = { ...DAY, weekday: length, month: length }
  return t.slot(inZone(zone, day, start).replace(',', ''), inZone(zone, CLOCK, start), inZone(zone, CLOCK, end))
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
