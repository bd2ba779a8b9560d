import type { AnswerForms, Question, ScreeningAnswer } from '@hearback/contract/jobs/screening.ts'
import { type AnswerValue, isUnanswered, meetsNeed, readAnswer } from '@hearback/contract/jobs/screening-answers.ts'
import type { Db, Tx } from '../../db/database.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import {
  deleteAnswers,
  deleteAnswersOf,
  deleteLapsedAnswers,
  findUnmetAnswer,
  insertAnswers,
  listAnswers,
} from './answers.sql.ts'
import { answerColumns, answerView } from './answers.view.ts'
import { questionsById } from './questions.service.ts'

type Given = ReadonlyMap<string, unknown>
/** The current questions of a job by id, in their order. */
type Questions = ReadonlyMap<string, Question>

/**
 * Stores the answers of an application in place of earlier ones. Call while the job is locked, so that its questions
 * cannot change. Without `forms`, a repeated application keeps the earlier answers. Throws questions_changed for an
 * answer to a replaced question, and invalid_input with a field for each missing or wrong answer.
 */
export async function storeAnswers(
  tx: Tx,
  { applicationId, jobId }: { applicationId: string; jobId: string },
  forms: AnswerForms,
): Promise<void> {
  const questions = await questionsById(tx, jobId)
  const given: Given = forms
    ? new Map(forms.filter(({ answer }) => !isUnanswered(answer)).map(({ question, answer }) => [question, answer]))
    : await earlierAnswers(tx, applicationId, questions)
  if ([...given.keys()].some((id) => !questions.has(id))) {
    throw new AppError('questions_changed', { questions: [...questions.values()] })
  }
  const answers = readAnswers(questions, given)
  await deleteAnswers(tx, applicationId)
  if (answers.length > 0) await insertAnswers(tx, applicationId, answers)
}

async function earlierAnswers(tx: Tx, applicationId: string, questions: Questions): Promise<Given> {
  const rows = (await listAnswers(tx, [applicationId])).map(answerView)
  return new Map(
    rows.filter(({ question }) => questions.has(question)).map(({ question, answer }) => [question, answer]),
  )
}

function readAnswers(questions: Questions, given: Given) {
  const fields: Record<string, string> = {}
  const answers = [...questions].flatMap(([id, question]) => {
    if (!given.has(id)) {
      if (question.required) fields[`answers.${id}`] = `Answer this question: ${question.question}`
      return []
    }
    const read = readAnswer(question, given.get(id))
    if ('value' in read) return [storedAnswer(question, read.value)]
    fields[`answers.${id}`] = read.error
    return []
  })
  const [first] = Object.values(fields)
  if (first !== undefined) throw new AppError('invalid_input', { message: first, fields })
  return answers
}

const storedAnswer = (question: Question, value: AnswerValue) => ({
  ...answerColumns(question, value),
  meets: meetsNeed(question, value) ?? null,
})

/** The answers of these applications in the order of the questions. One statement. */
export async function answersByIds(db: Db, ids: readonly string[]): Promise<Map<string, ScreeningAnswer[]>> {
  const rows = ids.length > 0 ? await listAnswers(db, ids) : []
  const byApplication = Map.groupBy(rows, (row) => row.application_id)
  return new Map([...byApplication].map(([id, own]) => [id, own.map(answerView)]))
}

/** Wording of the question that a rejection names; throws invalid_input unless its answer is not what the job needed. */
export async function requireUnmetAnswer(tx: Tx, applicationId: string, questionId: string): Promise<string> {
  const unmet = await findUnmetAnswer(tx, applicationId, questionId)
  if (!unmet) throw invalid('reasonQuestion', 'The applicant’s answer to this question isn’t a reason')
  return unmet.wording
}

/** Erases the answers of a job seeker. */
export const eraseAnswers = (tx: Tx, seekerId: string) => deleteAnswersOf(tx, seekerId)

/** Erases the answers of up to `limit` applications that were rejected or withdrawn 6 months ago; returns their number. */
export const purgeAnswers = (db: Db, limit: number): Promise<number> => deleteLapsedAnswers(db, limit)
