import { sql } from 'kysely'
import type { Database, Tx } from '../../db/database.ts'
import { lexiconOf, regionalWordsOf, type SearchTable } from '../model/search-tables.ts'

/** The rarest frequent word is in 1,000 of 50,000 documents: all of them are read without a window (decision 22). */
const minRows = 50_000
/** 795 words of a million jobs: p95 under 30 ms over HTTP for 193 of 204 classes instead of 148 (decision 32). */
const minShare = 0.02

/**
 * Chooses the words and facets that documents have together with their region: those of a fiftieth of all documents. Only
 * where the table has `rows` rows, and at most once a month, because each choice rewrites documents. Writers wait for it
 * for a moment, so that every document that is written afterwards has the words.
 */
export async function chooseFrequentWords(db: Database, table: SearchTable, rows = minRows): Promise<void> {
  const source = sql.table(table)
  await db.transaction().execute(async (tx) => {
    const words = await listFrequent(tx, table, rows)
    if (words.length === 0) return
    await sql`set local lock_timeout = '2s'`.execute(tx)
    await sql`lock table ${source} in share row exclusive mode`.execute(tx)
    await sql`
      insert into ${sql.table(regionalWordsOf[table])} (word, last_before)
      select word, (select coalesce(max(seq), 0) from ${source}) from unnest(${words}::text[]) as word
      on conflict do nothing`.execute(tx)
  })
}

/** Words, facets that people filter by, and groups of the vocabulary, not chosen yet. Empty while documents are still rewritten for the last choice. */
async function listFrequent(tx: Tx, table: SearchTable, rows: number): Promise<string[]> {
  const chosen = sql.table(regionalWordsOf[table])
  const { rows: found } = await sql<{ word: string }>`
    with counted as materialized (select count(*)::float8 as rows from ${sql.table(table)}
      where not exists (select from ${chosen}
        where written_to < last_before or chosen_at > now() - interval '30 days')),
    shares as (
      select word, documents / nullif(rows, 0) as share from ${sql.table(lexiconOf[table])}, counted
      union all
      select lexeme, share from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as listed(lexeme, share)
      where schemaname = current_schema() and tablename = ${table} and attname = 'doc' and lexeme ~ '^([kew]|of|in)/')
    select distinct word from shares, counted
    where rows >= ${rows} and share >= ${minShare}
      and not exists (select from ${chosen} as known where known.word = shares.word)`.execute(tx)
  return found.map(({ word }) => word)
}
