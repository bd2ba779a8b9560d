import { type Question, QuestionKind } from '@hearback/contract/jobs/screening.ts'
import { isCalendarDay } from '@hearback/contract/values/date-text.ts'
import { isVisible } from '@hearback/contract/values/text.ts'
import { isRecord } from '../../../../api/parse-record.ts'

/** A screening question as typed; what does not fit its kind stays until it is sent. */
export interface QuestionValues {
  _id?: string
  kind: QuestionKind
  question: string
  required: boolean
  unit: string
  /** One per line of the field. */
  options: string[]
  needed: { options: string[]; min: number | string; max: number | string; earliest: string; latest: string }
}

export const NEW_QUESTION: QuestionValues = {
  kind: 'yes_no',
  question: '',
  required: false,
  unit: '',
  options: [],
  needed: { options: [], min: '', max: '', earliest: '', latest: '' },
}

export const valuesOfQuestion = ({
  _id,
  kind,
  question,
  required,
  unit,
  options,
  needed,
}: Question): QuestionValues => ({
  _id,
  kind,
  question,
  required,
  unit: unit ?? '',
  options: options ?? [],
  needed: {
    options: needed?.options ?? [],
    min: needed?.min ?? '',
    max: needed?.max ?? '',
    earliest: needed?.earliest ?? '',
    latest: needed?.latest ?? '',
  },
})

const trimmed = (options: readonly string[]) => options.map((option) => option.trim()).filter(isVisible)

/** The answers that may be needed, by kind. */
export const choicesOf = ({ kind, options }: Pick<QuestionValues, 'kind' | 'options'>): readonly string[] =>
  kind === 'yes_no' ? ['yes', 'no'] : kind === 'one_of' ? [...new Set(trimmed(options))] : []

/** The question as it is sent: only what fits its kind. */
export function sentQuestion(values: QuestionValues) {
  const { _id, kind, question, required, unit, options, needed } = values
  const choices = choicesOf(values)
  return {
    ...(_id && { _id }),
    kind,
    question,
    required,
    ...(kind === 'number' && { unit }),
    ...(kind === 'one_of' && { options: trimmed(options) }),
    needed: {
      ...(choices.length > 0 && { options: needed.options.filter((option) => choices.includes(option)) }),
      ...(kind === 'number' && { min: needed.min, max: needed.max }),
      ...(kind === 'date' && { earliest: needed.earliest, latest: needed.latest }),
    },
  }
}

const amountOf = (typed: number | string) =>
  typed === '' || !Number.isFinite(Number(typed)) ? undefined : Number(typed)
const dayOf = (typed: string) => (/^\d{4}-\d{2}-\d{2}$/u.test(typed) && isCalendarDay(typed) ? typed : undefined)

/** The questions as the job page shows them; those without a text, and what is not filled in yet, are left out. */
export const previewQuestions = (questions: readonly QuestionValues[]): Question[] =>
  questions.flatMap((values, index) => {
    const { kind, question, required, unit, needed } = values
    if (!isVisible(question)) return []
    const choices = choicesOf(values)
    const options = needed.options.filter((option) => choices.includes(option))
    const need = {
      ...(options.length > 0 && { options }),
      ...(kind === 'number' && given({ min: amountOf(needed.min), max: amountOf(needed.max) })),
      ...(kind === 'date' && given({ earliest: dayOf(needed.earliest), latest: dayOf(needed.latest) })),
    }
    return {
      _id: String(index),
      kind,
      question,
      required,
      ...(kind === 'number' && isVisible(unit) && { unit }),
      ...(kind === 'one_of' && { options: [...choices] }),
      ...(Object.keys(need).length > 0 && { needed: need }),
    }
  })

const given = <V>(values: Record<string, V | undefined>): Record<string, V> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

const isText = (value: unknown) => typeof value === 'string'
const isAmount = (value: unknown) => isText(value) || typeof value === 'number'
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText)

function isQuestion(value: unknown): value is QuestionValues {
  if (!isRecord(value) || !isRecord(value.needed)) return false
  const { kind, question, required, unit, options, needed } = value
  const isKnown = QuestionKind.options.some((option) => option === kind)
  const isNeeded = isTexts(needed.options) && [needed.min, needed.max].every(isAmount)
  return (
    isKnown &&
    typeof required === 'boolean' &&
    isTexts(options) &&
    isNeeded &&
    [question, unit, needed.earliest, needed.latest].every(isText)
  )
}

/** Questions of a stored draft; undefined if they are unreadable. */
export const readQuestions = (value: unknown): QuestionValues[] | undefined =>
  Array.isArray(value) && value.every(isQuestion) ? value : undefined
