import * as z from 'zod/mini'
import { choiceOf } from '../values/choices.ts'
import { limits } from '../values/limits.ts'
import {
  CalendarDate,
  clearable,
  defaulted,
  Id,
  line,
  number,
  optionalText,
  TrueOrFalse,
} from '../values/primitives.ts'
import { screeningLimits } from './screening-limits.ts'

export const QuestionKind = z.enum(
  ['yes_no', 'one_of', 'number', 'date', 'text'],
  'Choose yes or no, one of several, number, date or text',
)
export type QuestionKind = z.infer<typeof QuestionKind>

const hasFewDecimals = (value: number) => Number(value.toFixed(2)) === value
const Amount = number(-screeningLimits.number, screeningLimits.number).check(
  z.refine(hasFewDecimals, 'Enter at most 2 decimals'),
)

/** Options of a choice: in any case, and each one once. */
const Options = z.array(line(limits.listItem)).check(
  z.maxLength(screeningLimits.options, `At most ${screeningLimits.options} options`),
  z.refine(
    (options) => new Set(options.map((option) => option.toLowerCase())).size === options.length,
    'Enter each option only once',
  ),
)

/** The answers that the job needs: some options (`yes` or `no` too), a range of numbers, or a range of dates. */
const NeededForm = z.object({
  options: clearable(Options),
  min: clearable(Amount),
  max: clearable(Amount),
  earliest: clearable(CalendarDate),
  latest: clearable(CalendarDate),
})

interface Asked {
  kind: QuestionKind
  unit?: string | null | undefined
  options?: readonly string[] | null | undefined
  needed?: z.output<typeof NeededForm> | null | undefined
}

/** Options that may be needed, by kind. */
const answerOptions = ({ kind, options }: Asked): readonly string[] =>
  kind === 'yes_no' ? ['yes', 'no'] : kind === 'one_of' ? (options ?? []) : []

type Need = NonNullable<Asked['needed']>
interface Rule {
  path: readonly string[]
  error: string
  isBroken: (asked: Asked, needed: Partial<Need>) => boolean
}
const isGiven = (value: unknown) => value !== null && value !== undefined

/** Rules by the kind of a question. */
const rules: readonly Rule[] = [
  {
    path: ['options'],
    error: 'Enter at least 2 options',
    isBroken: ({ kind, options }) => kind === 'one_of' && (options ?? []).length < 2,
  },
  {
    path: ['options'],
    error: 'Only a choice has options',
    isBroken: ({ kind, options }) => kind !== 'one_of' && (options ?? []).length > 0,
  },
  {
    path: ['unit'],
    error: 'Only a number has a unit',
    isBroken: ({ kind, unit }) => kind !== 'number' && isGiven(unit),
  },
  {
    path: ['needed', 'options'],
    error: 'Choose from the options',
    isBroken: (asked, { options }) => (options ?? []).some((option) => !answerOptions(asked).includes(option)),
  },
  {
    path: ['needed', 'min'],
    error: 'Only a number has a range',
    isBroken: ({ kind }, { min, max }) => kind !== 'number' && (isGiven(min) || isGiven(max)),
  },
  {
    path: ['needed', 'earliest'],
    error: 'Only a date has an earliest or latest day',
    isBroken: ({ kind }, { earliest, latest }) => kind !== 'date' && (isGiven(earliest) || isGiven(latest)),
  },
  {
    path: ['needed', 'max'],
    error: 'The maximum can’t be less than the minimum',
    isBroken: (_asked, { min, max }) => typeof min === 'number' && typeof max === 'number' && min > max,
  },
  {
    path: ['needed', 'latest'],
    error: 'The latest day can’t be before the earliest',
    isBroken: (_asked, { earliest, latest }) => Boolean(earliest && latest && earliest > latest),
  },
]

/** A screening question as an employer writes it. `_id` names the question of the job that it changes. */
export const QuestionForm = z
  .object({
    _id: clearable(Id),
    kind: choiceOf(QuestionKind),
    question: line(),
    /** Has to be answered to apply. */
    required: defaulted(TrueOrFalse, false),
    /** Unit of a number, such as `years`. */
    unit: clearable(line(screeningLimits.unit)),
    options: clearable(Options),
    needed: clearable(NeededForm),
  })
  .check((payload) => {
    const asked = payload.value
    for (const { path, error, isBroken } of rules) {
      if (isBroken(asked, asked.needed ?? {}))
        payload.issues.push({ code: 'custom', message: error, input: asked, path: [...path], continue: true })
    }
  })
export type QuestionForm = z.output<typeof QuestionForm>

/** The questions of a job in their order; replaces all earlier ones. */
export const QuestionForms = clearable(
  z.array(QuestionForm).check(z.maxLength(screeningLimits.questions, `At most ${screeningLimits.questions} questions`)),
)

const Needed = z.object({
  options: z.optional(z.array(z.string())),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  earliest: z.optional(z.string()),
  latest: z.optional(z.string()),
})

/** A screening question of a job. `_id` is that of its version: a change gives it another one. */
export const Question = z.object({
  _id: Id,
  kind: QuestionKind,
  question: z.string(),
  required: z.boolean(),
  unit: z.optional(z.string()),
  options: z.optional(z.array(z.string())),
  /** Missing if any answer will do. */
  needed: z.optional(Needed),
})
export type Question = z.infer<typeof Question>

/** An answer in an application: `yes` or `no`, an option, a number, a date, or a text of up to 300 characters. */
export const AnswerForms = clearable(
  z
    .array(
      z.object({
        /** `_id` of the question. */
        question: Id,
        answer: z.union([z.boolean(), z.number(), optionalText(screeningLimits.textUnits)], 'Enter an answer'),
      }),
    )
    .check(z.maxLength(screeningLimits.rawAnswers, `At most ${screeningLimits.rawAnswers} entries`)),
)
export type AnswerForms = z.output<typeof AnswerForms>

/** A stored answer, with the wording of the question at the time. */
export const ScreeningAnswer = z.object({
  /** `_id` of the question as it was answered. */
  question: Id,
  kind: QuestionKind,
  wording: z.string(),
  unit: z.optional(z.string()),
  answer: z.union([z.string(), z.number()]),
  /** Whether it is what the job needed; missing if any answer would do. */
  meets: z.optional(z.boolean()),
})
export type ScreeningAnswer = z.infer<typeof ScreeningAnswer>
