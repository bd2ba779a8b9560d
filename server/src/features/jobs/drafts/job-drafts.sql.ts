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
    .where('published_at', 'is', null)
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
 * succeeds. Returns undefined for another revision, for a published draft, and without such a draft of the company.
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
    .where('published_at', 'is', null)
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

/** Counts the company's unpublished drafts under the lock of its account, so that concurrent inserts cannot exceed the limit. */
export async function lockDraftCount(tx: Tx, employerId: CompanyId): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', employerId).forNoKeyUpdate().execute()
  const { count } = await tx
    .selectFrom('job_drafts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('employer_id', '=', employerId)
    .where('published_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** State of the company's draft, in whatever revision; undefined if there is none. */
export async function draftState(tx: Tx, employerId: CompanyId, id: string): Promise<'open' | 'published' | undefined> {
  const draft = await tx
    .selectFrom('job_drafts')
    .select('published_at')
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .executeTakeFirst()
  return draft && (draft.published_at === null ? 'open' : 'published')
}

/** Marks the draft as published, also one that was never saved. Changes nothing if it is published already, or another company's. */
export const publishDraft = (tx: Tx, employerId: CompanyId, id: string) =>
  tx
    .insertInto('job_drafts')
    .values({ id, employer_id: employerId, content: jsonb({}), published_at: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ published_at: sql<Date>`now()`, content: jsonb({}) })
        .where('job_drafts.employer_id', '=', employerId)
        .where('job_drafts.published_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()

/** Returns false when the company has no such draft, or published it. */
export async function deleteDraft(db: Db, employerId: CompanyId, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('job_drafts')
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .where('published_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteDraftsOf = (tx: Tx, employerId: CompanyId) =>
  tx.deleteFrom('job_drafts').where('employer_id', '=', employerId).execute()
