import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { titlesCounted } from '../estimate/statistics.ts'
import { lexiconOf, type SearchTable, searchTables } from '../model/search-tables.ts'

/** Texts that show how people spell a stem. Constants, never user text: ts_stat takes a statement. */
const spelledIn = {
  job_search: {
    titles: `select to_tsvector('hearback_whole', plain_words(title)) from job_search join jobs using (id)
      order by seq desc limit ${titlesCounted}`,
    texts: `select to_tsvector('hearback_whole', plain_words(concat_ws(' ', array_to_string(skills, ' '), category, city,
        case when newest <= 5000 then description end)))
      from (select jobs.*, row_number() over (order by seq desc) as newest from job_search join jobs using (id)) as latest
      where newest <= ${titlesCounted}`,
  },
  talent_search: {
    titles: `select to_tsvector('hearback_whole', plain_words(job_title)) from talent_search join seekers on user_id = id
      order by seq desc limit ${titlesCounted}`,
    texts: `select to_tsvector('hearback_whole', plain_words(concat_ws(' ', array_to_string(skills, ' '), job_category, city)))
      from talent_search join seekers on user_id = id order by seq desc limit ${titlesCounted}`,
  },
} as const

/** Words that fold_words() in migration 0055 writes for names made of signs. */
const signs = sql`case whole when 'cplusplus' then 'c++' when 'csharp' then 'c#' when 'fsharp' then 'f#'
  when 'dotnet' then '.net' when 'infotech' then 'it' else whole end`

/**
 * Brings the lexicon up to date with the documents, in one transaction that blocks no reader and rewrites only the rows that
 * changed. Takes about 1.5 minutes of one processor for a million jobs. Returns false, and changes nothing, where another
 * process is at it.
 */
export function rebuildLexicon(db: Database, table: SearchTable): Promise<boolean> {
  const lexicon = sql.table(lexiconOf[table])
  return db.transaction().execute(async (tx) => {
    const lock = sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(hashtext(${lexiconOf[table]})) as mine`
    if (!(await lock.execute(tx)).rows[0]?.mine) return false
    await sql`set local statement_timeout = '15min'`.execute(tx)
    await sql`create temporary table counted on commit drop as ${countedWords(table)}`.execute(tx)
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

/** The lexicons of small tables, which take a second at most, so that a new site learns new words soon. */
export async function rebuildSmallLexicons(db: Database): Promise<void> {
  for (const table of searchTables) if (await isSmall(db, table)) await rebuildLexicon(db, table)
}

async function isSmall(db: Database, table: SearchTable): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} offset 20000 limit 1`.execute(db)
  return rows.length === 0
}

/** Rarer spellings of words written apart are not worth a row: they change no plan of a search. */
const minApart = 50

/** Every stem of the documents under each of its spellings, else under itself; a spelling has its most frequent stem. */
function countedWords(table: SearchTable): RawBuilder<unknown> {
  const { titles, texts } = spelledIn[table]
  return sql`
    with stems as materialized (
      select word, ndoc as documents from ts_stat(${sql.lit(`select doc from ${table}`)})
      where word not like '%/%' or word ~ '^[bjr]/'),
    spelled as (
      select word, sum(titles)::int as titles from (
        select word, ndoc as titles from ts_stat(${sql.lit(titles)})
        union all select word, 0 from ts_stat(${sql.lit(texts)})) as every group by word)
    select distinct on (1) coalesce(${signs}, stems.word) collate "C" as spelling, stems.word collate "C" as word, documents,
      coalesce(titles, 0) as titles
    from stems
    left join (select word as whole, (ts_lexize('english_stem', word))[1] as stem, titles from spelled) as spelled on stem = word
    where length(word) between 2 and 42 and (word not like 'j/%' or documents >= ${minApart})
      and coalesce(length(whole), 0) <= 40 and word ~ '[[:alpha:]]'
    order by 1, documents desc`
}
