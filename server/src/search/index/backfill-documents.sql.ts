import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { SearchTable } from '../model/search-tables.ts'
import { publishJobs, publishTalents } from './write-documents.sql.ts'

/** Documents in one transaction, so that their owners are locked for a moment only. */
export const batchSize = 20
const batchesPerRun = 150

/** The row that is locked while its document is written, and the function that writes it. */
const ownerOf = {
  job_search: { table: sql.table('jobs'), id: sql.ref('jobs.id'), publish: publishJobs },
  talent_search: { table: sql.table('seekers'), id: sql.ref('seekers.user_id'), publish: publishTalents },
} as const

/** Rewrites at most 3,000 documents, a quarter of a minute: for a run every minute. `rewrite` returns whether any may be left. */
export async function rewriteInBatches(rewrite: () => Promise<boolean>): Promise<void> {
  for (let batch = 0; batch < batchesPerRun && (await rewrite()); batch++);
}

/** Locks the jobs or seekers of these documents, so that no other process writes the documents meanwhile. */
export async function lockOwners(tx: Tx, table: SearchTable, ids: string[]): Promise<void> {
  const { table: owners, id } = ownerOf[table]
  await sql`select from ${owners} where ${id} = ${anyUuid(ids)} order by ${id} for no key update`.execute(tx)
}

/** Rewrites documents that older functions wrote (search_rewrites). */
export const rewriteDocuments = (db: Database, table: SearchTable): Promise<void> =>
  rewriteInBatches(() => rewriteBatch(db, table))

/** Rewrites the oldest of them, under the row locks of their owners. Returns whether there may be more. */
export function rewriteBatch(db: Database, table: SearchTable): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`insert into search_rewrites (source) values (${table}) on conflict do nothing`.execute(tx)
    const rewrite = await tx
      .selectFrom('search_rewrites')
      .select('rewritten_through')
      .where('source', '=', table)
      .where('finished_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!rewrite) return false
    const { rows } = await sql<{ id: string; seq: number }>`
      select id, seq from ${sql.table(table)} where seq > ${rewrite.rewritten_through} order by seq limit ${batchSize}`.execute(
      tx,
    )
    const ids = rows.map(({ id }) => id)
    await lockOwners(tx, table, ids)
    await ownerOf[table].publish(tx, ids)
    const last = rows.at(-1)
    const isFinished = rows.length < batchSize
    await tx
      .updateTable('search_rewrites')
      .set({
        ...(last && { rewritten_through: last.seq }),
        ...(isFinished && { finished_at: sql<Date>`now()` }),
      })
      .where('source', '=', table)
      .execute()
    return !isFinished
  })
}
