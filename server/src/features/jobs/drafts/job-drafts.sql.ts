import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import type { CompanyId } from '../../../db/ids.ts'
import { toJsonb } from '../../../db/jsonb.ts'

const columns = ['id', 'revision', 'content', 'created_at', 'updated_at'] as const
const jsonb = (content: object) => sql<string>`${toJsonb(content)}::jsonb`

export const listDrafts = (db: Db, employerId: CompanyId) =>
  db
    .selectFrom('job_drafts')
    .select(columns)
    .where('employer_id', '=', employerId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
export type DraftRow = Awaited<ReturnType<typeof listDrafts>>[number]

interface DraftChange {
  id: string
  revision: number
  content: object
}

/**
 * Changes the draft if its revision is the given one. A repeated save of the stored content changes nothing and
 * succeeds. Returns undefined for another revision, and without such a draft of the company.
 */
export const updateDraft = (tx: Tx, employerId: CompanyId, { id, revision, content }: DraftChange) =>
  tx
    .updateTable('job_drafts')
    .set({
      content: jsonb(content),
      revision: sql<number>`case when content = ${jsonb(content)} then revision else revision + 1 end`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .where((eb) => eb.or([eb('revision', '=', revision), eb('content', '=', jsonb(content))]))
    .returning(columns)
    .executeTakeFirst()

/** Returns undefined if the id is taken. */
export const insertDraft = (tx: Tx, employerId: CompanyId, { id, content }: Pick<DraftChange, 'id' | 'content'>) =>
  tx
    .insertInto('job_drafts')
    .values({ id, employer_id: employerId, content: jsonb(content) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(columns)
    .executeTakeFirst()

/** Counts the company's drafts under the lock of its account, so that concurrent inserts cannot exceed the limit. */
export async function lockDraftCount(tx: Tx, employerId: CompanyId): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', employerId).forNoKeyUpdate().execute()
  const { count } = await tx
    .selectFrom('job_drafts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('employer_id', '=', employerId)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether the company has this draft, in whatever revision. */
export const hasDraft = async (tx: Tx, employerId: CompanyId, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('job_drafts')
    .select('id')
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .executeTakeFirst()) !== undefined

/** Returns false when the company has no such draft. */
export async function deleteDraft(db: Db, employerId: CompanyId, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('job_drafts')
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteDraftsOf = (tx: Tx, employerId: CompanyId) =>
  tx.deleteFrom('job_drafts').where('employer_id', '=', employerId).execute()
