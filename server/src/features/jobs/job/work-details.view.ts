import type { JobChange } from '@hearback/contract/jobs/jobs.ts'
import {
  type AiUse,
  type Benefit,
  type ExperienceLevel,
  immediately,
  type Shift,
  type Vacancy,
  type Weekday,
  type WorkDetails,
} from '@hearback/contract/jobs/work-details.ts'
import type { JobColumns, JobRow } from './jobs.sql.ts'

/** The facts that are set. */
export function workDetailsOf(row: JobRow): WorkDetails {
  const startDate = row.starts_immediately ? immediately : row.start_date
  return {
    ...(row.shifts.length > 0 && { shifts: row.shifts as Shift[] }),
    ...(row.work_days.length > 0 && { workDays: row.work_days as Weekday[] }),
    ...(row.hours_per_week_from !== null && { hoursPerWeekFrom: row.hours_per_week_from }),
    ...(row.hours_per_week_to !== null && { hoursPerWeekTo: row.hours_per_week_to }),
    ...(startDate !== null && { startDate }),
    ...(row.benefits.length > 0 && { benefits: row.benefits as Benefit[] }),
    ...(row.experience_level !== null && { experienceLevel: row.experience_level as ExperienceLevel }),
    ...(row.openings !== null && { openings: row.openings }),
    ...(row.neighborhood !== null && { neighborhood: row.neighborhood }),
    ...(row.language !== null && { language: row.language }),
    ...statementsOf(row),
  }
}

const statementsOf = (row: JobRow): WorkDetails => ({
  ...(row.vacancy !== null && { vacancy: row.vacancy as Vacancy }),
  ...(row.ai_use !== null && { aiUse: row.ai_use as AiUse }),
  ...(row.ai_use_details !== null && { aiUseDetails: row.ai_use_details }),
  ...(row.decision_by !== null && { decisionBy: row.decision_by }),
})

/** Columns of the given facts. */
export const workDetailColumns = (form: JobChange): JobColumns => ({
  shifts: form.shifts,
  work_days: form.workDays,
  hours_per_week_from: form.hoursPerWeekFrom,
  hours_per_week_to: form.hoursPerWeekTo,
  ...(form.startDate !== undefined && startColumns(form.startDate)),
  benefits: form.benefits,
  experience_level: form.experienceLevel,
  openings: form.openings,
  neighborhood: form.neighborhood,
  language: form.language,
  vacancy: form.vacancy,
  ai_use: form.aiUse,
  ai_use_details: form.aiUse === undefined || form.aiUse === 'used' ? form.aiUseDetails : null,
  decision_by: form.decisionBy,
})

const startColumns = (start: string | null) =>
  start === immediately
    ? { start_date: null, starts_immediately: true }
    : { start_date: start, starts_immediately: false }
