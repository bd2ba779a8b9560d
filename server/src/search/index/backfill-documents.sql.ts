import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Database } from '../../db/database.ts'
import type { SearchTable } from '../model/search-tables.ts'
import { publishJobs, publishTalents } from './write-documents.sql.ts'

const batchSize = 20
const batchesPerRun = 150

/** The row that is locked while its document is written, and the function that writes it. */
const ownerOf = {
  job_search: { table: sql.table('jobs'), id: sql.ref('jobs.id'), publish: publishJobs },
  talent_search: { table: sql.table('seekers'), id: sql.ref('seekers.user_id'), publish: publishTalents },
} as const

/** Rewrites documents that older functions wrote (search_rewrites). For a run every minute: at most 3,000 documents. */
export async function rewriteDocuments(db: Database, table: SearchTable): Promise<void> {
  for (let batch = 0; batch < batchesPerRun && (await rewriteBatch(db, table)); batch++);
}

/** Rewrites the oldest of them, under the row locks of their owners. Returns whether there may be more. */
export function rewriteBatch(db: Database, table: SearchTable): Promise<boolean> {
  const owner = ownerOf[table]
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
    await sql`select from ${owner.table} where ${owner.id} = ${anyUuid(ids)} order by ${owner.id} for no key update`.execute(
      tx,
    )
    await owner.publish(tx, ids)
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
