import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { titlesCounted } from './search-statistics.ts'
import { lexiconOf, type SearchTable, searchTables } from './search-tables.ts'

/** Texts that show how people spell a stem. Constants, never user text: ts_stat takes a statement, to which numbers are added. */
const spelledIn = {
  job_search: {
    titles: `select to_tsvector('hearback_whole', plain_words(title)) from job_search join jobs using (id)`,
    texts: `select to_tsvector('hearback_whole', plain_words(concat_ws(' ', array_to_string(skills, ' '), category, city,
      case when seq >= (select min(seq) from (select seq from job_search order by seq desc limit 5000) as newest) then description end)))
      from job_search join jobs using (id)`,
  },
  talent_search: {
    titles: `select to_tsvector('hearback_whole', plain_words(job_title)) from talent_search join seekers on user_id = id`,
    texts: `select to_tsvector('hearback_whole', plain_words(concat_ws(' ', array_to_string(skills, ' '), job_category, city)))
      from talent_search join seekers on user_id = id`,
  },
} as const

/** Words that plain_words() in migration 0008 writes for names made of signs. */
const signs = sql`case whole when 'cplusplus' then 'c++' when 'csharp' then 'c#' when 'fsharp' then 'f#'
  when 'dotnet' then '.net' when 'infotech' then 'it' else whole end`

/** Documents that are counted at once: some 30 ms. */
const portion = 400
type Counts = Map<string, number>
/** Publications `from` this one, and before `to`. */
type Range = { from: number; to: number }

/**
 * Brings the lexicon up to date with the documents: they are counted in portions, evenly over so many milliseconds (`overMs`)
 * so that nobody who searches notices, and then what changed is written at once, which blocks no reader. A process that finds
 * another one at it writes nothing. Answers whether it did.
 */
export async function rebuildLexicon(db: Database, table: SearchTable, overMs = 0): Promise<boolean> {
  const portions = await portionsOf(db, table)
  const whole = portions.slice(0, titlesCounted / portion)
  const [stems, titles, texts]: [Counts, Counts, Counts] = [new Map(), new Map(), new Map()]
  const inTurn = pacer(portions.length + whole.length, overMs)
  for (const range of portions) await inTurn(() => addUp(db, stems, `select doc from ${table}`, range))
  for (const range of whole) {
    await inTurn(async () => {
      await addUp(db, titles, spelledIn[table].titles, range)
      await addUp(db, texts, spelledIn[table].texts, range)
    })
  }
  const spelled = new Map([...texts.keys(), ...titles.keys()].map((word) => [word, titles.get(word) ?? 0]))
  return write(db, table, countedWords(stems, spelled))
}

/** As many documents each, the newest first: publications have gaps. */
async function portionsOf(db: Database, table: SearchTable): Promise<Range[]> {
  const { rows } = await sql<{ seq: number }>`
    select seq from (select seq, row_number() over (order by seq desc) as place from ${sql.table(table)}) as every
    where place % ${portion} = 0 order by seq desc`.execute(db)
  const ends = rows.map(({ seq }) => seq)
  return [...ends, 0].map((from, place) => ({ from, to: ends[place - 1] ?? Number.MAX_SAFE_INTEGER }))
}

/** Does each of so many pieces no earlier than evenly over the time. */
function pacer(pieces: number, overMs: number) {
  const begun = performance.now()
  let done = 0
  return async (act: () => Promise<void>): Promise<void> => {
    const early = begun + (overMs * done) / pieces - performance.now()
    if (early > 0) await pause(early, undefined, { ref: false })
    done += 1
    await act()
  }
}

/** Adds how many of these documents have each word. */
async function addUp(db: Database, counts: Counts, documents: string, { from, to }: Range): Promise<void> {
  const { rows } = await sql<{ words: string[]; documents: number[] }>`
    select coalesce(json_agg(word), '[]') as words, coalesce(json_agg(ndoc), '[]') as documents
    from ts_stat(${sql.lit(`${documents} where seq >= `)} || ${from}::bigint || ' and seq < ' || ${to}::bigint)
    where word not like '%/%' or word ~ '^[bjr]/'`.execute(db)
  for (const counted of rows)
    counted.words.forEach((word, place) => {
      counts.set(word, (counts.get(word) ?? 0) + (counted.documents[place] ?? 0))
    })
}

/** In one transaction, which rewrites only what changed. */
function write(db: Database, table: SearchTable, counted: RawBuilder<unknown>): Promise<boolean> {
  const lexicon = sql.table(lexiconOf[table])
  return db.transaction().execute(async (tx) => {
    const lock = sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(hashtext(${lexiconOf[table]})) as mine`
    if (!(await lock.execute(tx)).rows[0]?.mine) return false
    await sql`set local statement_timeout = '15min'`.execute(tx)
    await sql`create temporary table counted on commit drop as select * from ${lexicon} limit 0`.execute(tx)
    await sql`insert into counted (spelling, word, documents, titles) ${counted}`.execute(tx)
    await sql`analyze counted`.execute(tx)
    await sql`delete from ${lexicon} as known
      where not exists (select 1 from counted where counted.spelling = known.spelling)`.execute(tx)
    await sql`
      insert into ${lexicon} as known (spelling, word, documents, titles)
      select spelling, word, documents, titles from counted
      on conflict (spelling) do update
      set word = excluded.word, documents = excluded.documents, titles = excluded.titles
      where (known.word, known.documents, known.titles) is distinct from
        (excluded.word, excluded.documents, excluded.titles)`.execute(tx)
    return true
  })
}

/** Both tables are done before the next hour. */
const largeOverMs = 20 * 60_000

/** For a run every ten minutes: the lexicon of a small table each time, so that a new installation learns soon; else once an hour. */
export async function rebuildLexicons(db: Database, now: Date): Promise<void> {
  const onTheHour = now.getUTCMinutes() < 10
  for (const table of searchTables) {
    const small = await isSmall(db, table)
    if (onTheHour || small) await rebuildLexicon(db, table, small ? 0 : largeOverMs)
  }
}

async function isSmall(db: Database, table: SearchTable): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} offset 20000 limit 1`.execute(db)
  return rows.length === 0
}

/** Rarer spellings of words written apart are not worth a row: they change no plan of a search. */
const leastApart = 50

/** Every stem of the documents under each of its spellings, else under itself; a spelling has its most frequent stem. */
function countedWords(stems: Counts, spelled: Counts): RawBuilder<unknown> {
  const listed = (counts: Counts, name: string) => sql`
    unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[]) as ${sql.raw(name)}`
  return sql`
    select distinct on (1) coalesce(${signs}, stems.word) collate "C" as spelling, stems.word collate "C" as word, documents,
      coalesce(titles, 0) as titles
    from ${listed(stems, 'stems(word, documents)')}
    left join (select whole, (ts_lexize('english_stem', whole))[1] as stem, titles
      from ${listed(spelled, 'every(whole, titles)')}) as spelled on stem = word
    where length(word) between 2 and 42 and (word not like 'j/%' or documents >= ${leastApart}) and coalesce(length(whole), 0) <= 40 and word ~ '[[:alpha:]]'
    order by 1, documents desc`
}
