import type { Question, QuestionKind, ScreeningAnswer } from '@hearback/contract/jobs/screening.ts'
import * as t from '@hearback/texts/web/screening.ts'
import { formatNumber } from '../ui/text/decimal.ts'
import { calendarDate } from '../ui/text/times.ts'

const YES_NO: Record<string, string> = { yes: t.yes, no: t.no }

/** An option as people read it; the options of an employer stay as written. */
export const optionText = (kind: QuestionKind, option: string): string =>
  kind === 'yes_no' ? (YES_NO[option] ?? option) : option

const amount = (value: number, unit: string | undefined) => [formatNumber(value, 1), unit].filter(Boolean).join(' ')

type Answered = Pick<ScreeningAnswer, 'kind' | 'answer' | 'unit'>

/** An answer in the reader's language: "Yes", "2.5 years" or "Jan 5, 2027". */
export function answerText({ kind, answer, unit }: Answered, dates?: string): string {
  if (typeof answer === 'number') return amount(answer, unit)
  return kind === 'date' ? calendarDate(answer, dates) : optionText(kind, answer)
}

function rangeText<V>(from: V | undefined, to: V | undefined, words: (value: V) => string, isDate = false) {
  if (from !== undefined && to !== undefined) return t.neededBetween(words(from), words(to))
  if (from !== undefined) return isDate ? t.neededFrom(words(from)) : t.neededAtLeast(words(from))
  return to === undefined ? undefined : isDate ? t.neededUntil(words(to)) : t.neededAtMost(words(to))
}

/** The need of the job, such as "Yes", "Early or Late" or "at least 2 years"; undefined if any answer will do. */
export function neededText({ kind, needed, unit }: Question, dates?: string): string | undefined {
  if (!needed) return undefined
  const { options, min, max, earliest, latest } = needed
  const [last = '', ...others] = (options ?? []).map((option) => optionText(kind, option)).reverse()
  if (options) return others.length > 0 ? t.orJoin(others.reverse().join(', '), last) : last
  return (
    rangeText(min, max, (value) => amount(value, unit)) ??
    rangeText(earliest, latest, (day) => calendarDate(day, dates), true)
  )
}

/** The kind of answer of a question; undefined if its options say it. */
export function kindText({ kind, unit }: Question): string | undefined {
  if (kind === 'number') return unit ? t.numberIn(unit) : t.number
  if (kind === 'date') return t.date
  return kind === 'text' ? t.text : undefined
}
