import type { Question, QuestionForm, QuestionKind } from '@hearback/contract/jobs/screening.ts'
import type { QuestionContent, QuestionRow } from './questions.sql.ts'

type Needed = NonNullable<Question['needed']>

function neededView(row: QuestionContent): Needed | undefined {
  const needed: Needed = {
    ...(row.needed_options.length > 0 && { options: row.needed_options }),
    ...(row.needed_min !== null && { min: row.needed_min }),
    ...(row.needed_max !== null && { max: row.needed_max }),
    ...(row.needed_from !== null && { earliest: row.needed_from }),
    ...(row.needed_to !== null && { latest: row.needed_to }),
  }
  return Object.keys(needed).length > 0 ? needed : undefined
}

export function questionView(row: QuestionRow): Question {
  const needed = neededView(row)
  return {
    _id: row.id,
    kind: row.kind as QuestionKind,
    question: row.wording,
    required: row.is_required,
    ...(row.unit !== null && { unit: row.unit }),
    ...(row.options.length > 0 && { options: row.options }),
    ...(needed && { needed }),
  }
}

/** Columns of a question as written in a form. */
const questionContent = ({ needed, ...form }: QuestionForm): QuestionContent => ({
  kind: form.kind,
  wording: form.question,
  is_required: form.required,
  unit: form.unit ?? null,
  options: form.options ?? [],
  needed_options: needed?.options ?? [],
  needed_min: needed?.min ?? null,
  needed_max: needed?.max ?? null,
  needed_from: needed?.earliest ?? null,
  needed_to: needed?.latest ?? null,
})

/** A form of a question: its content, and the current question that it changes. */
export const questionChangeView = (form: QuestionForm): { id: string | null; content: QuestionContent } => ({
  id: form._id ?? null,
  content: questionContent(form),
})
