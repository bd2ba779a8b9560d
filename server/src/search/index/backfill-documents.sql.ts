import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Database } from '../../db/database.ts'
import { regionalWordsOf, type SearchTable } from '../model/search-tables.ts'
import { publishJobs, publishTalents } from './write-documents.sql.ts'

/** Documents in one transaction, so that their owners are locked for a tenth of a second. */
const batchSize = 20
/** 3,000 documents take a quarter of a minute. */
const batchesPerRun = 150

/** The row that is locked while its document is written, and the function that writes it. */
const ownerOf = {
  job_search: { table: sql.table('jobs'), id: sql.ref('jobs.id'), publish: publishJobs },
  talent_search: { table: sql.table('seekers'), id: sql.ref('seekers.user_id'), publish: publishTalents },
} as const

/** Rewrites outdated documents, for a run every minute. */
export async function rewriteDocuments(db: Database, table: SearchTable): Promise<void> {
  for (let batch = 0; batch < batchesPerRun && (await rewriteBatch(db, table)); batch++);
}

/**
 * Rewrites the oldest documents that older functions wrote (search_rewrites) or that lack composites of chosen words, under the
 * row locks of their owners. Documents stay in the order of their publication. Returns whether there may be more.
 */
export function rewriteBatch(db: Database, table: SearchTable): Promise<boolean> {
  const chosen = sql.table(regionalWordsOf[table])
  const { table: owners, id, publish } = ownerOf[table]
  return db.transaction().execute(async (tx) => {
    await sql`insert into search_rewrites (source) values (${table}) on conflict do nothing`.execute(tx)
    const { rows: rewrites } = await sql<{ through: number | null }>`
      select least(case when finished_at is null then rewritten_through end,
        (select min(written_to) from ${chosen} where written_to < last_before)) as through
      from search_rewrites where source = ${table} for update skip locked`.execute(tx)
    const through = rewrites[0]?.through ?? null
    if (through === null) return false
    const { rows } = await sql<{ id: string; seq: number }>`
      select id, seq from ${sql.table(table)} where seq > ${through} order by seq limit ${batchSize}`.execute(tx)
    const ids = rows.map((row) => row.id)
    await sql`select from ${owners} where ${id} = ${anyUuid(ids)} order by ${id} for no key update`.execute(tx)
    await publish(tx, ids)
    const last = rows.at(-1)?.seq ?? through
    const isFinished = rows.length < batchSize
    await sql`update search_rewrites set rewritten_through = greatest(rewritten_through, ${last}),
      finished_at = coalesce(finished_at, case when ${isFinished} then now() end) where source = ${table}`.execute(tx)
    await sql`update ${chosen} set written_to = case when ${isFinished} then last_before
      else least(last_before, greatest(written_to, ${last})) end where written_to < last_before`.execute(tx)
    return !isFinished
  })
}
