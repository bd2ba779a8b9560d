import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Database, Db } from '../db/database.ts'

const leastRows = 50_000
const leastShare = 0.02
const mostWords = 1_000

/**
 * Chooses the words that documents of jobs have together with their region: those of a fiftieth of all, where the table is
 * large, at most once a month, because each choice writes documents anew. Publishing waits a moment for it, so that each
 * document that is written afterwards has them.
 * `least`: rows of a large table.
 */
export async function chooseRegionalWords(db: Database, least = leastRows): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ word: string }>`
      with counted as materialized (select count(*) as rows from job_search
        where not exists (select from regional_words
          where written_to < last_before or chosen_at > now() - interval '30 days'))
      select word from job_lexicon, counted
      where rows >= ${least} and documents >= ${leastShare}::float8 * rows
        and not exists (select from regional_words as known where known.word = job_lexicon.word)
      group by word order by max(documents) desc
      limit ${mostWords} - (select count(*) from regional_words)`.execute(tx)
    if (rows.length === 0) return
    await sql`set local lock_timeout = '2s'`.execute(tx)
    await sql`lock table job_search in share row exclusive mode`.execute(tx)
    await sql`
      insert into regional_words (word, last_before)
      select word, (select coalesce(max(seq), 0) from job_search) from unnest(${rows.map(({ word }) => word)}::text[]) as word
      on conflict do nothing`.execute(tx)
  })
}

/** Those that every document has. */
export async function listRegionalWords(db: Db): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from regional_words where written_to = last_before`.execute(db)
  return rows.map(({ word }) => word)
}

const writtenAtOnce = 20
const timesAMinute = 150

/** For a run every minute: as many documents as take a quarter of it. */
export async function addRegions(db: Database): Promise<void> {
  for (let times = 0; times < timesAMinute && (await addRegionsToMore(db)); times++);
}

/**
 * Writes the next of the documents that are older than a choice anew, the oldest first, so that they still lie about in
 * the order of their publication; under the row locks of their jobs, so that nobody else writes them meanwhile. Answers
 * whether there were any left.
 */
export function addRegionsToMore(db: Database): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows: left } = await sql<{ written: number | null; last: number | null }>`
      select min(written_to) as written, max(last_before) as last from regional_words where written_to < last_before`.execute(
      tx,
    )
    const { written, last } = left[0] ?? {}
    if (written == null || last == null) return false
    const { rows } = await sql<{ id: string; seq: number }>`
      select id, seq from job_search where seq > ${written} and seq <= ${last} order by seq limit ${writtenAtOnce}`.execute(
      tx,
    )
    const ids = rows.map(({ id }) => id)
    await sql`select from jobs where id = ${anyOf(ids)} order by id for no key update`.execute(tx)
    await sql`update job_search set doc = doc where id = ${anyOf(ids)}`.execute(tx)
    const reached = rows.length < writtenAtOnce ? last : rows.at(-1)?.seq
    await sql`update regional_words set written_to = greatest(written_to, least(last_before, ${reached}))
      where written_to < last_before`.execute(tx)
    return true
  })
}
