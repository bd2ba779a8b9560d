import type { Question, QuestionForm } from '@hearback/contract/jobs/screening.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { AppError } from '../../domain/errors.ts'
import {
  clearPositions,
  insertVersion,
  listQuestions,
  type QuestionContent,
  type QuestionRow,
  removeQuestionsOf,
  setPosition,
} from './questions.sql.ts'
import { questionChangeView, questionView } from './questions.view.ts'

/** The current questions of a job in their order. */
export const questionsOf = async (db: Db, jobId: string): Promise<Question[]> => [
  ...(await questionsById(db, jobId)).values(),
]

/** As `questionsOf`, by id. */
export const questionsById = async (db: Db, jobId: string): Promise<Map<string, Question>> =>
  new Map((await listQuestions(db, jobId)).map((row) => [row.id, questionView(row)]))

const hasContent = (row: QuestionRow, content: QuestionContent) =>
  Object.entries(content).every(
    ([name, value]) => JSON.stringify(row[name as keyof QuestionContent]) === JSON.stringify(value),
  )

/** The questions of a form: undefined keeps those of the job, null removes them. */
type Forms = readonly QuestionForm[] | null | undefined

/**
 * Replaces the questions of a job, which the caller has locked or just inserted. Unchanged questions keep their version;
 * a question of another kind is a new one. Returns the wordings before and after. Throws conflict for a form of a question that
 * is no longer current.
 */
export async function replaceQuestions(tx: Tx, jobId: string, questions: Forms): Promise<ChangedQuestions | undefined> {
  if (questions === undefined) return undefined
  const changes = (questions ?? []).map(questionChangeView)
  const rows = await listQuestions(tx, jobId)
  const current = new Map(rows.map((row) => [row.id, row]))
  if (changes.some(({ id }) => id !== null && !current.has(id))) {
    throw new AppError('conflict', {
      message: 'The questions have changed in the meantime. Reload the page and try again.',
    })
  }
  await clearPositions(tx, jobId)
  for (const [index, change] of changes.entries()) {
    await placeQuestion(tx, { jobId, position: index + 1 }, change, current)
  }
  return changedQuestions(rows, changes)
}

export interface ChangedQuestions {
  /** Wordings in their order. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** Whether anything differs, be it only an option. */
  readonly isChanged: boolean
}

function changedQuestions(
  rows: readonly QuestionRow[],
  changes: readonly { content: QuestionContent }[],
): ChangedQuestions {
  const isSame = (row: QuestionRow, index: number) => {
    const content = changes[index]?.content
    return content !== undefined && hasContent(row, content)
  }
  return {
    before: rows.map(({ wording }) => wording),
    after: changes.map(({ content }) => content.wording),
    isChanged: rows.length !== changes.length || !rows.every(isSame),
  }
}

/** Stores a question at its position: the unchanged version, or a new one. Takes what it replaces out of `remaining`. */
async function placeQuestion(
  tx: Tx,
  at: { jobId: string; position: number },
  { id, content }: ReturnType<typeof questionChangeView>,
  remaining: Map<string, QuestionRow>,
): Promise<void> {
  const unchanged = [...remaining.values()].find((row) => hasContent(row, content))
  const named = id === null ? undefined : remaining.get(id)
  const before = unchanged ?? (named?.kind === content.kind ? named : undefined)
  if (before) remaining.delete(before.id)
  if (unchanged) await setPosition(tx, unchanged.id, at.position)
  else await insertVersion(tx, { ...at, content, before })
}

/** Stores the questions of a new job; ids of the job that they were copied from do not count. */
export async function addQuestions(tx: Tx, jobId: string, forms: Forms): Promise<void> {
  for (const [index, form] of (forms ?? []).entries()) {
    const { content } = questionChangeView(form)
    await insertVersion(tx, { jobId, position: index + 1, content, before: undefined })
  }
}

/** Removes the questions of an erased company; applicants keep those that they answered. */
export const eraseQuestions = (tx: Tx, employerId: CompanyId): Promise<void> => removeQuestionsOf(tx, employerId)
