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
  /** The day so far. */
  before: string | null
}

/** Throws invalid_input unless the day is as before, or from today to a year ahead in the time zone of the job. */
function requireDayAhead(field: string, day: string | null | undefined, { zone, now, before }: Standing): void {
  if (day === undefined || day === null || day === before) return
  if (day < dayIn(zone, now.getTime())) throw invalid(field, 'Choose today or a later date')
  if (day > dayIn(zone, now.getTime() + yearMs)) throw invalid(field, 'Choose a date within a year')
}

/** Throws invalid_input unless the start is immediate, as before, or from today to a year ahead. */
export const requireStartDate = (start: string | null | undefined, standing: Standing): void =>
  requireDayAhead('startDate', start === 'immediately' ? null : start, standing)

/** Throws invalid_input unless the planned decision is as before, or from today to a year ahead. */
export const requireDecisionBy = (day: string | null | undefined, standing: Standing): void =>
  requireDayAhead('decisionBy', day, standing)

/** Throws invalid_input if the change tells how AI is used of a job that doesn't say so. */
export function requireAiUse({ aiUse, aiUseDetails }: JobChange, standing: string | null): void {
  if (!aiUseDetails || (aiUse === undefined ? standing : aiUse) === 'used') return
  throw invalid('aiUseDetails', 'Choose that AI is used, or leave this empty')
}
