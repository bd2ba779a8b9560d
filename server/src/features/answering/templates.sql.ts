import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'

const columns = ['id', 'name', 'kind', 'body', 'reason_code', 'created_at', 'updated_at'] as const

interface TemplateColumns {
  name: string
  kind: string
  body: string
  reason_code: string | null
}

export const listTemplates = (db: Db, employerId: CompanyId) =>
  db
    .selectFrom('answer_templates')
    .select(columns)
    .where('employer_id', '=', employerId)
    .orderBy('name')
    .orderBy('id')
    .execute()
export type TemplateRow = Awaited<ReturnType<typeof listTemplates>>[number]

/** Counts the company's templates under the lock of its account, so that concurrent inserts cannot exceed the limit. */
export async function lockTemplateCount(tx: Tx, employerId: CompanyId): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', employerId).forNoKeyUpdate().execute()
  const { count } = await tx
    .selectFrom('answer_templates')
    .select(sql<number>`count(*)`.as('count'))
    .where('employer_id', '=', employerId)
    .executeTakeFirstOrThrow()
  return count
}

export const insertTemplate = (tx: Tx, employerId: CompanyId, template: TemplateColumns) =>
  tx
    .insertInto('answer_templates')
    .values({ employer_id: employerId, ...template })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Returns undefined when the company has no such template. */
export const updateTemplateColumns = (db: Db, employerId: CompanyId, id: string, template: TemplateColumns) =>
  db
    .updateTable('answer_templates')
    .set(template)
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .returning(columns)
    .executeTakeFirst()

/** Locks a template of the company; undefined when it has no such template. */
export const lockTemplate = (tx: Tx, employerId: CompanyId, id: string) =>
  tx
    .selectFrom('answer_templates')
    .select(columns)
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Returns undefined when the company has no such template. */
export const deleteTemplate = (tx: Tx, employerId: CompanyId, id: string) =>
  tx
    .deleteFrom('answer_templates')
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .returning('name')
    .executeTakeFirst()

export const deleteTemplatesOf = (tx: Tx, employerId: CompanyId) =>
  tx.deleteFrom('answer_templates').where('employer_id', '=', employerId).execute()
