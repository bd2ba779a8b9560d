import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Database, Db, Tx } from '../db/database.ts'
import { leastSharePassed, marksInAll } from './search-marks.ts'
import { titlesCounted } from './search-statistics.ts'
import { choicesOf, lexiconOf, markedWordsOf, regionalWordsOf, type SearchTable } from './search-tables.ts'

const leastRows = 50_000
const leastShare = 0.02
/** Of titles, which have few words each: more of these cost a document little. */
const leastShareOfTitles = 0.005
const mostRegional = 1_000

/** Facets that people narrow a search by, by what they begin with: categories, kinds of work, workplaces. */
const facets = sql`'^[kew]/'`

/**
 * Chooses the words and facets that documents have together with their region: those of a fiftieth of all documents, and,
 * as t/<word>, those of a two hundredth of all titles, which stand together with each other too; and those that rows have as bits. Where the table is large, at most once a month, because each choice writes
 * documents anew. Publishing waits a moment for it, so that each document that is written afterwards has them.
 * `least`: rows of a large table.
 */
export async function chooseFrequentWords(db: Database, table: SearchTable, least = leastRows): Promise<void> {
  const [regional, marked] = [sql.table(regionalWordsOf[table]), sql.table(markedWordsOf[table])]
  const withOthers = { table, chosen: regional, least, leastShare, together: true, most: mostRegional }
  await choose(db, withOthers, sql`insert into ${regional} (word, last_before) select word, last from added`)
  const asBits = { table, chosen: marked, least, leastShare: leastSharePassed, together: false, most: marksInAll }
  // None is ever taken back, so that those that are there have the first numbers.
  await choose(
    db,
    asBits,
    sql`insert into ${marked} (word, mark, last_before)
      select word, (select count(*) from ${marked}) + place - 1, last from added`,
  )
}

interface Wanted {
  readonly table: SearchTable
  readonly chosen: RawBuilder<unknown>
  readonly least: number
  readonly leastShare: number
  /** With others: titles too. */
  readonly together: boolean
  readonly most: number
}

/** The most frequent that are not chosen yet, the most frequent first; none while those of the last choice are written. */
async function frequentAmong(tx: Tx, { table, chosen, least, leastShare, together, most }: Wanted): Promise<string[]> {
  const lexicon = sql.table(lexiconOf[table])
  const { rows } = await sql<{ word: string }>`
    with counted as materialized (select count(*)::int as rows from ${sql.table(table)}
      where not exists (select from ${chosen}
        where written_to < last_before or chosen_at > now() - interval '30 days')),
    frequent as (
      select word, documents / (rows * ${leastShare}::float8) as times from ${lexicon}, counted where rows >= ${least}
      union all
      select 't/' || word, sum(titles) / (least(rows, ${titlesCounted}) * ${leastShareOfTitles}::float8)
      from ${lexicon}, counted where rows >= ${least} and ${together} group by word, rows
      union all
      select lexeme, share / ${leastShare}::float8 from pg_stats, counted,
        unnest(most_common_elems::text::text[], most_common_elem_freqs) as listed(lexeme, share)
      where schemaname = current_schema() and tablename = ${table} and attname = 'doc' and rows >= ${least}
        and lexeme ~ ${facets}
)
    select word from frequent
    where times >= 1 and not exists (select from ${chosen} as known where known.word = frequent.word)
    group by word order by max(times) desc, word
    limit ${most} - (select count(*) from ${chosen})`.execute(tx)
  return rows.map(({ word }) => word)
}

/**
 * `insert` takes them, the most frequent first, from `added`, with the last publication that does not have them. They are asked
 * for again under the lock, because another process may have chosen meanwhile.
 */
async function choose(db: Database, wanted: Wanted, insert: RawBuilder<unknown>): Promise<void> {
  const source = sql.table(wanted.table)
  await db.transaction().execute(async (tx) => {
    if ((await frequentAmong(tx, wanted)).length === 0) return
    await sql`set local lock_timeout = '2s'`.execute(tx)
    await sql`lock table ${source} in share row exclusive mode`.execute(tx)
    const words = await frequentAmong(tx, wanted)
    await sql`
      with added as (select word, place, (select coalesce(max(seq), 0) from ${source}) as last
        from unnest(${words}::text[]) with ordinality as every(word, place))
      ${insert}`.execute(tx)
  })
}

/** Those that every document has together with its region. */
export async function listRegionalWords(db: Db, table: SearchTable): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from ${sql.table(regionalWordsOf[table])} where written_to = last_before`.execute(db)
  return rows.map(({ word }) => word)
}

/** The bits that every row has, where its document has the word. */
export async function listMarks(db: Db, table: SearchTable): Promise<Map<string, number>> {
  const { rows } = await sql<{ word: string; mark: number }>`
    select word, mark from ${sql.table(markedWordsOf[table])} where written_to = last_before`.execute(db)
  return new Map(rows.map(({ word, mark }) => [word, mark]))
}

const writtenAtOnce = 20
const timesAMinute = 150

/** For a run every minute: as many documents as take a quarter of it. */
export async function writeFrequentWords(db: Database, table: SearchTable): Promise<void> {
  for (let times = 0; times < timesAMinute && (await writeMoreFrequentWords(db, table)); times++);
}

/** The row under whose lock a document is written. */
const ownerOf = {
  job_search: { table: sql.table('jobs'), id: sql.ref('jobs.id') },
  talent_search: { table: sql.table('seekers'), id: sql.ref('seekers.user_id') },
} as const

/**
 * Writes the next of the documents that are older than a choice anew, the oldest first, so that they still lie about in
 * the order of their publication; under the row locks of their owners, so that nobody else writes them meanwhile. Answers
 * whether there were any left.
 */
export function writeMoreFrequentWords(db: Database, table: SearchTable): Promise<boolean> {
  const [source, owner] = [sql.table(table), ownerOf[table]]
  const choices = choicesOf(table).map((chosen) => sql.table(chosen))
  const waiting = sql.join(
    choices.map((chosen) => sql`select written_to, last_before from ${chosen} where written_to < last_before`),
    sql` union all `,
  )
  return db.transaction().execute(async (tx) => {
    const { rows: left } = await sql<{ written: number | null; last: number | null }>`
      select min(written_to) as written, max(last_before) as last from (${waiting}) as waiting`.execute(tx)
    const { written, last } = left[0] ?? {}
    if (written == null || last == null) return false
    const { rows } = await sql<{ id: string; seq: number }>`
      select id, seq from ${source} where seq > ${written} and seq <= ${last} order by seq limit ${writtenAtOnce}`.execute(
      tx,
    )
    const ids = rows.map(({ id }) => id)
    await sql`select from ${owner.table} where ${owner.id} = ${anyOf(ids)} order by ${owner.id} for no key update`.execute(
      tx,
    )
    await sql`update ${source} set doc = doc where id = ${anyOf(ids)}`.execute(tx)
    const reached = rows.length < writtenAtOnce ? last : rows.at(-1)?.seq
    for (const chosen of choices) {
      await sql`update ${chosen} set written_to = greatest(written_to, least(last_before, ${reached}))
        where written_to < last_before`.execute(tx)
    }
    return true
  })
}
