import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'

/** Content of a version, which never changes. */
const content = [
  'kind',
  'wording',
  'is_required',
  'unit',
  'options',
  'needed_options',
  'needed_min',
  'needed_max',
  'needed_from',
  'needed_to',
] as const

const questions = (db: Db) => db.selectFrom('screening_questions').select(['id', 'first_id', 'version', ...content])
export type QuestionRow = Awaited<ReturnType<ReturnType<typeof questions>['execute']>>[number]
export type QuestionContent = Pick<QuestionRow, (typeof content)[number]>

/** The current questions of a job in their order. */
export const listQuestions = (db: Db, jobId: string) =>
  questions(db).where('job_id', '=', jobId).where('position', 'is not', null).orderBy('position').execute()

export const clearPositions = (tx: Tx, jobId: string) =>
  tx
    .updateTable('screening_questions')
    .set({ position: null })
    .where('job_id', '=', jobId)
    .where('position', 'is not', null)
    .execute()

export const setPosition = (tx: Tx, id: string, position: number) =>
  tx.updateTable('screening_questions').set({ position }).where('id', '=', id).execute()

interface NewVersion {
  jobId: string
  position: number
  content: QuestionContent
  /** The version that it replaces; undefined for a new question. */
  before: Pick<QuestionRow, 'first_id' | 'version'> | undefined
}

export const insertVersion = (tx: Tx, { jobId, position, content: values, before }: NewVersion) =>
  tx
    .insertInto('screening_questions')
    .columns(['id', 'first_id', 'version', 'job_id', 'position', ...content])
    .expression((eb) =>
      eb
        .selectFrom(sql<{ id: string }>`(select new_id() as id)`.as('made'))
        .select([
          'made.id',
          sql<string>`coalesce(${before?.first_id ?? null}::uuid, made.id)`.as('first_id'),
          sql<number>`${before ? before.version + 1 : 1}::integer`.as('version'),
          sql<string>`${jobId}::uuid`.as('job_id'),
          sql<number>`${position}::smallint`.as('position'),
          sql<string>`${values.kind}::text`.as('kind'),
          sql<string>`${values.wording}::text`.as('wording'),
          sql<boolean>`${values.is_required}::boolean`.as('is_required'),
          sql<string | null>`${values.unit}::text`.as('unit'),
          sql<string[]>`${values.options}::text[]`.as('options'),
          sql<string[]>`${values.needed_options}::text[]`.as('needed_options'),
          sql<number | null>`${values.needed_min}::double precision`.as('needed_min'),
          sql<number | null>`${values.needed_max}::double precision`.as('needed_max'),
          sql<string | null>`${values.needed_from}::date`.as('needed_from'),
          sql<string | null>`${values.needed_to}::date`.as('needed_to'),
        ]),
    )
    .execute()

/** Removes the questions of an erased company; those that applicants answered or read about keep their wording. */
export async function removeQuestionsOf(tx: Tx, employerId: CompanyId): Promise<void> {
  const jobIds = (await tx.selectFrom('jobs').select('id').where('employer_id', '=', employerId).execute()).map(
    ({ id }) => id,
  )
  await tx
    .deleteFrom('screening_questions')
    .where('job_id', '=', anyUuid(jobIds))
    .where(sql<boolean>`not exists (select from screening_answers where question_id = screening_questions.id)`)
    .where(sql<boolean>`not exists (select from application_steps step join applications on applications.id = step.application_id
      where applications.job_id = screening_questions.job_id and step.reason_question_id = screening_questions.id)`)
    .execute()
  await tx
    .updateTable('screening_questions')
    .set({ position: null })
    .where('job_id', '=', anyUuid(jobIds))
    .where('position', 'is not', null)
    .execute()
}
