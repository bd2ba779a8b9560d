import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Db, Tx } from '../../db/database.ts'

const columns = ['question_id', 'kind', 'wording', 'unit', 'choice', 'number', 'day', 'words', 'meets'] as const

interface NewAnswer {
  question_id: string
  kind: string
  wording: string
  unit: string | null
  choice: string | null
  number: number | null
  day: string | null
  words: string | null
  meets: boolean | null
}

export const insertAnswers = (tx: Tx, applicationId: string, answers: readonly NewAnswer[]) =>
  tx
    .insertInto('screening_answers')
    .values(answers.map((answer) => ({ ...answer, application_id: applicationId })))
    .execute()

export const deleteAnswers = (tx: Tx, applicationId: string) =>
  tx.deleteFrom('screening_answers').where('application_id', '=', applicationId).execute()

/** The answers of these applications in the order of the questions, those to replaced ones last. */
export const listAnswers = (db: Db, applicationIds: readonly string[]) =>
  db
    .selectFrom('screening_answers')
    .innerJoin('screening_questions', 'screening_questions.id', 'screening_answers.question_id')
    .select('screening_answers.application_id')
    .select(columns.map((column) => `screening_answers.${column}` as const))
    .where('screening_answers.application_id', '=', anyUuid(applicationIds))
    .orderBy('screening_answers.application_id')
    .orderBy('screening_questions.position', (order) => order.asc().nullsLast())
    .orderBy('screening_answers.question_id')
    .execute()
export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number]

/** The answer to the question, if it is not what the job needed. */
export const findUnmetAnswer = (tx: Tx, applicationId: string, questionId: string) =>
  tx
    .selectFrom('screening_answers')
    .select('wording')
    .where('application_id', '=', applicationId)
    .where('question_id', '=', questionId)
    .where('meets', '=', false)
    .executeTakeFirst()

export const deleteAnswersOf = (tx: Tx, seekerId: string) =>
  tx
    .deleteFrom('screening_answers')
    .where('application_id', 'in', (eb) => eb.selectFrom('applications').select('id').where('seeker_id', '=', seekerId))
    .execute()

/** Deletes the answers of up to `limit` applications that were rejected or withdrawn 6 months ago. Returns the number of rows. */
export async function deleteLapsedAnswers(db: Db, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('screening_answers')
    .where('application_id', 'in', (eb) =>
      eb
        .selectFrom('applications')
        .select('id')
        .where('status', 'in', [sql.lit('rejected'), sql.lit('withdrawn')])
        .where('status_changed_at', '<', sql<Date>`now() - interval '6 months'`)
        .where(sql<boolean>`exists (select from screening_answers of where of.application_id = applications.id)`)
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
