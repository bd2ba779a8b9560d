import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { type Group, queryOf } from './search-lexemes.ts'
import type { CountedWord } from './search-statistics.ts'
import { lexiconOf, type SearchTable } from './search-tables.ts'

/** One that the lexicon lacks has neither documents nor titles. */
export type FoundLexeme = CountedWord & { token: number }
export type LexiconWord = { word: string; spelling: string; documents: number; titles: number }

/**
 * The lexemes of each token (its number, from 0), and what the lexicon has of them. The array comes by a query of its own,
 * because PostgreSQL would make a plan for the length of each.
 */
export async function findLexemes(db: Db, table: SearchTable, tokens: string[]): Promise<FoundLexeme[]> {
  const { rows } = await sql<FoundLexeme>`
    select (token.number - 1)::int as token, lexeme, coalesce(known.documents, 0) as documents,
      coalesce(known.titles, 0) as titles
    from unnest((select ${tokens}::text[])) with ordinality as token(text, number)
    cross join lateral unnest(tsvector_to_array(search_words(token.text))) as lexeme
    cross join lateral (select max(documents) as documents, sum(titles)::int as titles
      from ${sql.table(lexiconOf[table])} where word = lexeme) as known
    order by token.number`.execute(db)
  return rows
}

/** Materialised, lest the planner walk the table in hope of an early hit. */
const hitsOf = (table: SearchTable, group: Group) =>
  sql`hits as materialized (select 1 from ${sql.table(table)} where doc @@ ${queryOf(group)}::tsquery)`

/** `isThere`: whether any document matches. */
export type Found = { isThere: boolean; words: LexiconWord[] }
type WordRow = { found: boolean; word: string | null } & Omit<LexiconWord, 'word'>
const foundIn = (rows: WordRow[]): Found => ({
  isThere: rows[0]?.found ?? false,
  words: rows.flatMap(({ word, spelling, documents, titles }) =>
    word === null ? [] : [{ word, spelling, documents, titles }],
  ),
})

/** Whether documents have the lexeme, and the most frequent stems of which a spelling begins so: `most` of them. */
export async function findBegun(db: Db, table: SearchTable, lexeme: string, most: number): Promise<Found> {
  const { rows } = await sql<WordRow>`
    with ${hitsOf(table, { any: [lexeme] })},
      begun as (
        select word, (array_agg(spelling order by titles desc, spelling))[1] as spelling,
          max(documents) as documents, sum(titles)::int as titles
        from ${sql.table(lexiconOf[table])}
        where spelling >= ${lexeme} and spelling < ${lexeme} || chr(1114111)
        group by word order by documents desc, word limit ${most})
    select exists (select 1 from hits) as found, begun.*
    from (values (1)) as once left join begun on true order by documents desc, word`.execute(db)
  return foundIn(rows)
}

/**
 * Whether documents have a lexeme that begins as this group says, and words that share enough letters with what was
 * typed to be what was meant, and those among the likely ones.
 */
export async function findSimilar(
  db: Db,
  table: SearchTable,
  begins: Group,
  { typed, likely }: { typed: string; likely: string[] },
): Promise<Found> {
  const { rows } = await sql<WordRow>`
    with ${hitsOf(table, begins)},
      similar_words as (select word, spelling, documents, titles from ${sql.table(lexiconOf[table])}
        where spelling % ${typed} or spelling = any(${likely}::text[])
        order by spelling = any(${likely}::text[]) desc, similarity(spelling, ${typed}) desc, documents desc limit 30)
    select exists (select 1 from hits) as found, similar_words.*
    from (values (1)) as once left join similar_words on true`.execute(db)
  return foundIn(rows)
}

/** Whole words of titles that begin so, the most frequent first. */
export async function listSuggestions(db: Db, table: SearchTable, start: string): Promise<string[]> {
  const { rows } = await sql<{ spelling: string }>`
    with start as (select lower(unaccent(${start}::text)) as text)
    select spelling from ${sql.table(lexiconOf[table])}, start
    where spelling >= start.text and spelling < start.text || chr(1114111) and titles > 0
    order by titles desc, spelling limit 8`.execute(db)
  return rows.map((row) => row.spelling)
}
