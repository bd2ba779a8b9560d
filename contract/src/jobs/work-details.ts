import * as z from 'zod/mini'
import { choiceListOf, choiceOf } from '../values/choices.ts'
import { foldDate, isCalendarDay } from '../values/date-text.ts'
import { parseLanguageTag } from '../values/language-tags.ts'
import { limits } from '../values/limits.ts'
import { CalendarDate, clearable, line, number, strictMaxLength, text, wholeNumber } from '../values/primitives.ts'

export const Shift = z.enum(
  ['day', 'evening', 'night', 'weekend', 'rotating', 'split', 'on_call'],
  'Choose day, evening, night, weekend, rotating, split or on call',
)
export type Shift = z.infer<typeof Shift>

export const Weekday = z.enum(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  'Choose days of the week, like Monday',
)
export type Weekday = z.infer<typeof Weekday>

export const Benefit = z.enum(
  [
    'health_insurance',
    'dental_insurance',
    'vision_insurance',
    'life_insurance',
    'retirement_plan',
    'paid_time_off',
    'sick_leave',
    'parental_leave',
    'flexible_schedule',
    'child_care',
    'tuition_assistance',
    'paid_training',
    'bonus',
    'equity',
    'tips',
    'employee_discount',
    'meals',
    'transport',
    'housing',
    'relocation_assistance',
  ],
  'Choose benefits from the list, like paid time off',
)
export type Benefit = z.infer<typeof Benefit>

export const ExperienceLevel = z.enum(
  ['none', 'entry', 'mid', 'senior', 'lead'],
  'Choose none, entry, mid, senior or lead',
)
export type ExperienceLevel = z.infer<typeof ExperienceLevel>

/** Whether the position is open now, or people are collected for later ones. */
export const Vacancy = z.enum(['existing', 'future'], 'Choose existing or future')
export type Vacancy = z.infer<typeof Vacancy>

/** Whether AI screens, assesses or selects applicants. */
export const AiUse = z.enum(['used', 'not_used'], 'Choose used or not used')
export type AiUse = z.infer<typeof AiUse>

export const immediately = 'immediately'
/** `YYYY-MM-DD`, or `immediately`. */
const StartDate = z.string('Enter a date').check(
  strictMaxLength(100, 'Enter the date as YYYY-MM-DD'),
  z.overwrite((text) => (/^\s*immediate(?:ly)?\s*$/iu.test(text) ? immediately : foldDate(text))),
  z.regex(/^(?:immediately|\d{4}-\d{2}-\d{2})$/u, 'Enter the date as YYYY-MM-DD'),
  z.refine((text) => text === immediately || isCalendarDay(text), 'This date doesn’t exist'),
)

/** BCP 47 tag of the language of the post. */
const LanguageTag = z.string('Choose a language').check(
  strictMaxLength(100, 'Unknown language. Enter its two letters, like en'),
  z.refine((text) => parseLanguageTag(text) !== undefined, 'Unknown language. Enter its two letters, like en'),
  z.overwrite((text) => parseLanguageTag(text) ?? text),
)

const Hours = number(1, limits.hoursPerWeek).check(
  z.refine((hours) => Number.isInteger(2 * hours), 'Enter whole or half hours'),
)

/** Optional facts about the work, as written by a job form. The lists are without duplicates and in the order of the choices. */
export const workDetailFields = {
  shifts: z.optional(choiceListOf(Shift)),
  workDays: z.optional(choiceListOf(Weekday)),
  hoursPerWeekFrom: clearable(Hours),
  hoursPerWeekTo: clearable(Hours),
  startDate: clearable(StartDate),
  benefits: z.optional(choiceListOf(Benefit)),
  experienceLevel: clearable(choiceOf(ExperienceLevel)),
  /** Number of people to hire. */
  openings: clearable(wholeNumber(1, limits.openings)),
  neighborhood: clearable(line()),
  /** Language of the post. */
  language: clearable(LanguageTag),
  vacancy: clearable(choiceOf(Vacancy)),
  aiUse: clearable(choiceOf(AiUse)),
  /** How AI is used; only with `aiUse` used. */
  aiUseDetails: clearable(text(limits.aiUseDetails)),
  /** Day by which a decision is planned, in the time zone of the job. */
  decisionBy: clearable(CalendarDate),
}

/** The same facts in replies; missing unless the employer gave them. */
export const workDetails = {
  shifts: z.optional(z.array(Shift)),
  workDays: z.optional(z.array(Weekday)),
  /** Hours a week; one bound may be missing. */
  hoursPerWeekFrom: z.optional(z.number()),
  hoursPerWeekTo: z.optional(z.number()),
  /** Calendar date, or `immediately`. */
  startDate: z.optional(z.string()),
  benefits: z.optional(z.array(Benefit)),
  experienceLevel: z.optional(ExperienceLevel),
  openings: z.optional(z.number()),
  neighborhood: z.optional(z.string()),
  language: z.optional(z.string()),
  vacancy: z.optional(Vacancy),
  aiUse: z.optional(AiUse),
  aiUseDetails: z.optional(z.string()),
  decisionBy: z.optional(z.string()),
}
const WorkDetails = z.object(workDetails)
export type WorkDetails = z.infer<typeof WorkDetails>

type Hours = { hoursPerWeekFrom?: number | null | undefined; hoursPerWeekTo?: number | null | undefined }
/** Checked even if other fields are invalid, so that a form shows all errors together. */
export const hoursInOrder = z.refine<Hours>(
  ({ hoursPerWeekFrom, hoursPerWeekTo }) => (hoursPerWeekFrom ?? 0) <= (hoursPerWeekTo ?? limits.hoursPerWeek),
  {
    error: 'The maximum can’t be less than the minimum',
    path: ['hoursPerWeekTo'],
    when: ({ value }) => {
      const { hoursPerWeekFrom, hoursPerWeekTo } = Object(value)
      return typeof hoursPerWeekFrom === 'number' && typeof hoursPerWeekTo === 'number'
    },
  },
)
