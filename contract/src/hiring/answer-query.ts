import * as z from 'zod/mini'
import { choiceOf } from '../values/choices.ts'
import { foldDate, isCalendarDay } from '../values/date-text.ts'
import { limits } from '../values/limits.ts'
import { parseNumber } from '../values/parse-number.ts'
import { clearable, Id, optionalLine } from '../values/primitives.ts'

/** Whether every answer is what the job needs, or at least one is not. */
export const NeedsFilter = z.enum(['met', 'unmet'], 'Choose met or unmet')
export type NeedsFilter = z.infer<typeof NeedsFilter>

/** A number, or a day as YYYY-MM-DD. */
export type Bound = { number: number } | { day: string }

/** Undefined for anything else. */
export function readBound(text: string): Bound | undefined {
  const day = foldDate(text)
  if (/^\d{4}-\d{2}-\d{2}$/u.test(day)) return isCalendarDay(day) && !day.startsWith('0000') ? { day } : undefined
  const number = parseNumber(text, 'en')
  return number === null ? undefined : { number }
}

const BoundText = optionalLine(100).check(
  z.refine((text) => text === '' || readBound(text) !== undefined, 'Enter a number, or a date as YYYY-MM-DD'),
)

/** Query fields that filter the applicants of a job by their answers to its screening questions. */
export const answerQuery = {
  needs: clearable(choiceOf(NeedsFilter)),
  /** `_id` of a question, for all its versions. The order `answer` needs it too. */
  question: clearable(Id),
  /** The option, `yes` or `no`, or words that a short answer contains. */
  questionAnswer: z._default(optionalLine(limits.listItem), ''),
  /** Bounds of a number or date, both inclusive. */
  questionFrom: z._default(BoundText, ''),
  questionTo: z._default(BoundText, ''),
}
