import type { Question, QuestionKind, ScreeningAnswer } from '@hearback/contract/jobs/screening.ts'
import type { AnswerValue } from '@hearback/contract/jobs/screening-answers.ts'
import type { AnswerRow } from './answers.sql.ts'

/** Columns of an answer, with the wording of the question. */
export const answerColumns = ({ _id, kind, question, unit }: Question, value: AnswerValue) => ({
  question_id: _id,
  kind,
  wording: question,
  unit: unit ?? null,
  choice: kind === 'yes_no' || kind === 'one_of' ? String(value) : null,
  number: kind === 'number' ? Number(value) : null,
  day: kind === 'date' ? String(value) : null,
  words: kind === 'text' ? String(value) : null,
})

export const answerView = (row: AnswerRow): ScreeningAnswer => ({
  question: row.question_id,
  kind: row.kind as QuestionKind,
  wording: row.wording,
  ...(row.unit !== null && { unit: row.unit }),
  answer: row.number ?? row.day ?? row.choice ?? row.words ?? '',
  ...(row.meets !== null && { meets: row.meets }),
})
