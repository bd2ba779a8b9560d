import { matchChoice } from '../values/choices.ts'
import { foldDate, isCalendarDay } from '../values/date-text.ts'
import { missingText } from '../values/missing-text.ts'
import { parseNumber } from '../values/parse-number.ts'
import { isVisible, visibleLength } from '../values/text.ts'
import type { Question } from './screening.ts'
import { screeningLimits } from './screening-limits.ts'

type Asked = Pick<Question, 'kind' | 'options' | 'needed'>
export type AnswerValue = string | number
type Read = { value: AnswerValue } | { error: string }

const synonyms = { true: 'yes', false: 'no', si: 'yes', sí: 'yes' } as const
const fold = (text: string) => text.normalize('NFC').trim().toLowerCase()

function readNumber(raw: unknown): Read {
  const value = typeof raw === 'number' ? raw : parseNumber(String(raw), 'en')
  if (value === null || !Number.isFinite(value)) return { error: 'Enter a number' }
  if (Math.abs(value) > screeningLimits.number)
    return { error: `At most ${screeningLimits.number.toLocaleString('en')}` }
  return Number(value.toFixed(2)) === value ? { value } : { error: 'Enter at most 2 decimals' }
}

function readDate(raw: unknown): Read {
  const day = foldDate(String(raw))
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(day)) return { error: 'Enter the date as YYYY-MM-DD' }
  return isCalendarDay(day) && !day.startsWith('0000') ? { value: day } : { error: 'This date doesn’t exist' }
}

function readOption({ kind, options = [] }: Asked, raw: unknown): Read {
  const text = String(raw)
  const value =
    kind === 'yes_no'
      ? matchChoice(['yes', 'no'], text, synonyms)
      : (options.find((option) => option === text) ?? options.find((option) => fold(option) === fold(text)))
  return value === undefined ? { error: 'Choose one of the answers' } : { value }
}

function readText(raw: unknown): Read {
  const value = String(raw)
  return visibleLength(value) > screeningLimits.text
    ? { error: `At most ${screeningLimits.text} characters` }
    : { value }
}

/** Whether nothing was answered: also a text without visible characters. */
export const isUnanswered = (raw: unknown): boolean =>
  raw === undefined || raw === null || (typeof raw === 'string' && !isVisible(raw))

/** The answer to a question as it is stored, or what is wrong with it. Numbers in text are in English notation. */
export function readAnswer(question: Asked, raw: unknown): Read {
  if (isUnanswered(raw)) return { error: missingText }
  if (question.kind === 'number') return readNumber(raw)
  if (question.kind === 'date') return readDate(raw)
  return question.kind === 'text' ? readText(raw) : readOption(question, raw)
}

/** Whether the answer is what the job needs; undefined if any answer will do. */
export function meetsNeed({ needed }: Asked, value: AnswerValue): boolean | undefined {
  if (!needed) return undefined
  const { options, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, earliest, latest } = needed
  if (options) return options.includes(String(value))
  if (typeof value === 'number') return value >= min && value <= max
  return (!earliest || value >= earliest) && (!latest || value <= latest)
}
