import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Database, Tx } from '../../db/database.ts'
import { batchSize, lockOwners, rewriteInBatches } from '../index/backfill-documents.sql.ts'
import { lexiconOf, regionalWordsOf, type SearchTable } from '../model/search-tables.ts'

const minRows = 50_000
const minShare = 0.02
const maxWords = 1_000

/** Prefixes of facets that people filter by: category, employment type, workplace. */
const facets = sql`'^[kew]/'`

/**
 * Chooses the words and facets that documents have together with their region: those of a fiftieth of all documents. Only
 * where the table has `rows` rows, and at most once a month, because each choice rewrites documents. Writers wait for it
 * for a moment, so that every document that is written afterwards has the words.
 */
export async function chooseFrequentWords(db: Database, table: SearchTable, rows = minRows): Promise<void> {
  const [source, chosen] = [sql.table(table), sql.table(regionalWordsOf[table])]
  await db.transaction().execute(async (tx) => {
    if ((await listFrequent(tx, table, rows)).length === 0) return
    await sql`set local lock_timeout = '2s'`.execute(tx)
    await sql`lock table ${source} in share row exclusive mode`.execute(tx)
    // Read again under the lock: another process may have chosen meanwhile.
    const words = await listFrequent(tx, table, rows)
    await sql`
      insert into ${chosen} (word, last_before)
      select word, (select coalesce(max(seq), 0) from ${source}) from unnest(${words}::text[]) as word`.execute(tx)
  })
}

/** Words not chosen yet, the most frequent first. Empty while documents are still rewritten for the last choice. */
async function listFrequent(tx: Tx, table: SearchTable, rows: number): Promise<string[]> {
  const [lexicon, chosen] = [sql.table(lexiconOf[table]), sql.table(regionalWordsOf[table])]
  const { rows: found } = await sql<{ word: string }>`
    with counted as materialized (select count(*)::int as rows from ${sql.table(table)}
      where not exists (select from ${chosen}
        where written_to < last_before or chosen_at > now() - interval '30 days')),
    frequent as (
      select word, documents / (rows * ${minShare}::float8) as times from ${lexicon}, counted where rows >= ${rows}
      union all
      select lexeme, share / ${minShare}::float8 from pg_stats, counted,
        unnest(most_common_elems::text::text[], most_common_elem_freqs) as listed(lexeme, share)
      where schemaname = current_schema() and tablename = ${table} and attname = 'doc' and rows >= ${rows}
        and lexeme ~ ${facets})
    select word from frequent
    where times >= 1 and not exists (select from ${chosen} as known where known.word = frequent.word)
    group by word order by max(times) desc, word
    limit ${maxWords} - (select count(*) from ${chosen})`.execute(tx)
  return found.map(({ word }) => word)
}

/** Rewrites the documents that lack chosen words, a run's worth. */
export const backfillComposites = (db: Database, table: SearchTable): Promise<void> =>
  rewriteInBatches(() => backfillCompositesBatch(db, table))

/**
 * Rewrites the next of the documents that are older than a choice, the oldest first, so that rows stay in the order of
 * their publication. Returns whether there were any left.
 */
export function backfillCompositesBatch(db: Database, table: SearchTable): Promise<boolean> {
  const [source, chosen] = [sql.table(table), sql.table(regionalWordsOf[table])]
  return db.transaction().execute(async (tx) => {
    const { rows: left } = await sql<{ written: number | null; last: number | null }>`
      select min(written_to) as written, max(last_before) as last from ${chosen} where written_to < last_before`.execute(
      tx,
    )
    const { written, last } = left[0] ?? {}
    if (written == null || last == null) return false
    const { rows } = await sql<{ id: string; seq: number }>`
      select id, seq from ${source} where seq > ${written} and seq <= ${last} order by seq limit ${batchSize}`.execute(
      tx,
    )
    const ids = rows.map(({ id }) => id)
    await lockOwners(tx, table, ids)
    await sql`update ${source} set doc = doc where id = ${anyUuid(ids)}`.execute(tx)
    const reached = rows.length < batchSize ? last : rows.at(-1)?.seq
    await sql`update ${chosen} set written_to = greatest(written_to, least(last_before, ${reached}))
      where written_to < last_before`.execute(tx)
    return true
  })
}
