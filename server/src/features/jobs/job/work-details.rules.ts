import type { JobChange } from '@hearback/contract/jobs/jobs.ts'
import { dayIn } from '@hearback/contract/values/zones.ts'
import { invalid } from '../../../domain/errors.ts'

interface StandingHours {
  hours_per_week_from: number | null
  hours_per_week_to: number | null
}

/** Throws invalid_input if the change leaves a maximum below the minimum. */
export function requireHours(
  { hoursPerWeekFrom, hoursPerWeekTo }: JobChange,
  { hours_per_week_from, hours_per_week_to }: StandingHours,
): void {
  const from = hoursPerWeekFrom === undefined ? hours_per_week_from : hoursPerWeekFrom
  const to = hoursPerWeekTo === undefined ? hours_per_week_to : hoursPerWeekTo
  if (from === null || to === null || from <= to) return
  throw hoursPerWeekTo === undefined
    ? invalid('hoursPerWeekFrom', 'The minimum can’t be more than the maximum')
    : invalid('hoursPerWeekTo', 'The maximum can’t be less than the minimum')
}

const yearMs = 366 * 86_400_000

interface Standing {
  zone: string
  /** Database time. */
  now: Date
  /** The start so far. */
  start: string | null
}

/** Throws invalid_input unless the start is as before, or from today to a year ahead in the time zone of the job. */
export function requireStartDate(start: string | null | undefined, { zone, now, start: before }: Standing): void {
  if (start === undefined || start === null || start === 'immediately' || start === before) return
  if (start < dayIn(zone, now.getTime())) throw invalid('startDate', 'Choose today or a later date')
  if (start > dayIn(zone, now.getTime() + yearMs)) throw invalid('startDate', 'Choose a date within a year')
}
