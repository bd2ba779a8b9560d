import type { Benefit, ExperienceLevel, Shift, Weekday, WorkDetails } from '@hearback/contract/jobs/work-details.ts'
import * as jobs from '@hearback/texts/web/jobs.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/work-details.ts'

export const SHIFT_WORDS: Record<Shift, string> = {
  day: jobs.shiftDay,
  evening: jobs.shiftEvening,
  night: jobs.shiftNight,
  weekend: jobs.shiftWeekend,
  rotating: jobs.shiftRotating,
  split: jobs.shiftSplit,
  on_call: jobs.shiftOnCall,
}

export const LEVEL_WORDS: Record<ExperienceLevel, string> = {
  none: jobs.levelNone,
  entry: jobs.levelEntry,
  mid: jobs.levelMid,
  senior: jobs.levelSenior,
  lead: jobs.levelLead,
}

export const BENEFIT_WORDS: Record<Benefit, string> = {
  health_insurance: t.benefitHealthInsurance,
  dental_insurance: t.benefitDentalInsurance,
  vision_insurance: t.benefitVisionInsurance,
  life_insurance: t.benefitLifeInsurance,
  retirement_plan: t.benefitRetirementPlan,
  paid_time_off: t.benefitPaidTimeOff,
  sick_leave: t.benefitSickLeave,
  parental_leave: t.benefitParentalLeave,
  flexible_schedule: t.benefitFlexibleSchedule,
  child_care: t.benefitChildCare,
  tuition_assistance: t.benefitTuitionAssistance,
  paid_training: t.benefitPaidTraining,
  bonus: t.benefitBonus,
  equity: t.benefitEquity,
  tips: t.benefitTips,
  employee_discount: t.benefitEmployeeDiscount,
  meals: t.benefitMeals,
  transport: t.benefitTransport,
  housing: t.benefitHousing,
  relocation_assistance: t.benefitRelocationAssistance,
}

const WEEK: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
// Each in UTC; January 1, 2024, was a Monday.
const dayName = (day: Weekday) =>
  new Intl.DateTimeFormat(locale.language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + WEEK.indexOf(day)),
  )

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase(locale.language) + text.slice(1)

/** Names of the days, Monday first. */
export const weekdayWords = (): Record<string, string> =>
  Object.fromEntries(WEEK.map((day) => [day, capitalized(dayName(day))]))

/** Formats days in weekday order as "Monday to Friday" or "Monday, Wednesday and Friday". */
export function daysWords(days: readonly Weekday[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  const isRange = days.length > 2 && WEEK.indexOf(last) - WEEK.indexOf(first) === days.length - 1
  return capitalized(
    isRange
      ? t.daysRange(dayName(first), dayName(last))
      : new Intl.ListFormat(locale.language, { type: 'conjunction' }).format(days.map(dayName)),
  )
}

/** Formats hours as "20–37.5 hours a week"; undefined if neither bound is stated. */
export function hoursWords(from: number | undefined, to: number | undefined): string | undefined {
  const written = (hours: number) => hours.toLocaleString(locale.numbers)
  if (from === undefined) return to === undefined ? undefined : t.hoursUpTo(written(to))
  if (to === undefined) return t.hoursFrom(written(from))
  return from === to ? t.hoursExact(written(from)) : t.hoursRange(written(from), written(to))
}

/** Schedule in one line, e.g. "Day shift, Monday to Friday, 40 hours a week"; undefined if nothing is stated. */
export function scheduleWords({ shifts = [], workDays = [], hoursPerWeekFrom, hoursPerWeekTo }: WorkDetails) {
  const parts = [
    ...shifts.map((shift) => SHIFT_WORDS[shift]),
    daysWords(workDays),
    hoursWords(hoursPerWeekFrom, hoursPerWeekTo),
  ]
  return parts.filter(Boolean).join(', ') || undefined
}
