import { currentZone, endOfDay, lastDayIn } from '@hearback/contract/values/zones.ts'
import lookUp from '@photostructure/tz-lookup'

interface Point {
  readonly latitude?: number | null | undefined
  readonly longitude?: number | null | undefined
}

const current = new Map<string, string>()

/** The IANA time zone of a point; UTC without one. */
export function zoneOf({ latitude, longitude }: Point): string {
  if (latitude == null || longitude == null) return 'UTC'
  const name = lookUp(latitude, longitude)
  const zone = current.get(name) ?? currentZone(name) ?? 'UTC'
  current.set(name, zone)
  return zone
}

/** The last millisecond of a calendar date at the location of the job. */
export const endOfLastDay = (at: Point, lastDay: string): Date => new Date(endOfDay(zoneOf(at), lastDay) ?? Number.NaN)

/** Existing clients send the last second of the day. */
const endOfDayToleranceMs = 1_000

/** The end of a job after it moves: a whole last day keeps its date in the new time zone; other instants stay. */
export function endAfterMove(endsAt: Date, from: Point, to: Point): Date {
  const lastDay = lastDayIn(zoneOf(from), endsAt.getTime())
  const isWholeDay = Math.abs(endOfLastDay(from, lastDay).getTime() - endsAt.getTime()) <= endOfDayToleranceMs
  return isWholeDay ? endOfLastDay(to, lastDay) : endsAt
}
