import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { CountedWord } from '../estimate/statistics.ts'
import { type AnyOf, queryOf } from '../model/lexemes.ts'
import { lexiconOf, type SearchTable } from '../model/search-tables.ts'

/** A lexeme of a token with its counts, which are 0 where the lexicon lacks it. */
export type FoundLexeme = CountedWord & {
  /** A word of the token, two characters of a script without spaces, the token joined, or a stop word (query_words()). */
  kind: 'part' | 'pair' | 'joined' | 'stop'
  /** The whole word; the lexeme is its stem. */
  spelling: string
  /** Documents with the word written apart, and as the first or the last part of a compound, as counted in the lexicon. */
  apart: number
  first: number
  last: number
}
export type LexiconWord = { word: string; spelling: string; documents: number; titles: number }

/**
 * The lexemes of each token with their counts in the lexicon. The array is a subquery, because PostgreSQL would otherwise plan
 * for each length of the array.
 */
export async function findLexemes(db: Db, table: SearchTable, tokens: string[]): Promise<FoundLexeme[][]> {
  const lexicon = sql.table(lexiconOf[table])
  const beginning = (prefix: 'b/' | 'r/', word: typeof lexicon) => sql`(select coalesce(sum(documents), 0)::int
    from ${lexicon} as known where known.spelling >= ${sql.lit(prefix)} || ${word} and known.spelling < ${sql.lit(prefix)} || ${word} || chr(1114111))`
  const { rows } = await sql<FoundLexeme & { token: number }>`
    select (token.number - 1)::int as token, kind, lexeme, spelled.spelling, coalesce(known.documents, 0) as documents,
      coalesce(known.titles, 0) as titles,
      coalesce((select max(documents) from ${lexicon} where word = 'j/' || lexeme), 0) as apart,
      ${beginning('b/', sql`spelled.spelling`)} as first, ${beginning('r/', sql`reverse(spelled.spelling)`)} as last
    from unnest((select ${tokens}::text[])) with ordinality as token(text, number)
    cross join lateral query_words(token.text) as spelled
    cross join lateral (select max(documents) as documents, sum(titles)::int as titles
      from ${lexicon} where word = lexeme) as known
    order by token.number`.execute(db)
  return tokens.map((_, number) => rows.filter(({ token }) => token === number))
}

/**
 * The lexicon may be a day old. Rare words are looked up in the documents, so that no suggestion shows words of jobs or profiles
 * that were hidden or deleted since; a word of 1,000 documents does not vanish within a day.
 */
const isStillThere = (table: SearchTable, prefix: '' | 't/' = '') => sql`(documents >= 1000 or (
  select count(*) from ${sql.table(table)} as document
  where document.doc @@ ('''' || ${sql.lit(prefix)} || replace(word, '''', '''''') || '''')::tsquery) > 0)`

export type Found = { isThere: boolean; words: LexiconWord[] }

/**
 * Whether documents match the condition, and which of these words of the lexicon documents still have. The hits are materialized,
 * so that the planner does not scan the table in hope of an early one.
 */
async function findWords(db: Db, table: SearchTable, group: AnyOf, words: RawBuilder<unknown>): Promise<Found> {
  const { rows } = await sql<LexiconWord & { found: boolean; word: string | null }>`
    with hits as materialized (select 1 from ${sql.table(table)} where doc @@ ${queryOf(group)}::tsquery),
      listed as materialized (${words}),
      visible as (select * from listed where ${isStillThere(table)})
    select exists (select 1 from hits) as found, visible.*
    from (values (1)) as once left join visible on true order by documents desc, word`.execute(db)
  return { isThere: rows[0]?.found ?? false, words: rows.filter(({ word }) => word !== null) }
}

/** With the `most` most frequent stems of which a spelling starts with the lexeme. */
export const findBegun = (db: Db, table: SearchTable, group: AnyOf, lexeme: string, most: number): Promise<Found> =>
  findWords(
    db,
    table,
    group,
    sql`select word, (array_agg(spelling order by titles desc, spelling))[1] as spelling,
        max(documents) as documents, sum(titles)::int as titles
      from ${sql.table(lexiconOf[table])}
      where spelling >= ${lexeme} and spelling < ${lexeme} || chr(1114111)
      group by word order by documents desc, word limit ${most}`,
  )

/** With words that are similar to the typed one by trigrams or are among the likely ones. */
export const findSimilar = (
  db: Db,
  table: SearchTable,
  group: AnyOf,
  typed: string,
  likely: string[],
): Promise<Found> =>
  findWords(
    db,
    table,
    group,
    sql`select word, spelling, documents, titles from ${sql.table(lexiconOf[table])}
      where (spelling % ${typed} or spelling = any(${likely}::text[])) and word not like '%/%'
      order by spelling = any(${likely}::text[]) desc, similarity(spelling, ${typed}) desc, documents desc limit 30`,
  )

/** Whole words of titles that start with the text, the most frequent first. */
export async function listSuggestions(db: Db, table: SearchTable, start: string): Promise<string[]> {
  const { rows } = await sql<{ spelling: string }>`
    with start as (select lower(unaccent(fold_words(${start}::text))) as text),
      begun as materialized (
        select spelling, word, documents, titles from ${sql.table(lexiconOf[table])}, start
        where start.text <> '' and spelling >= start.text and spelling < start.text || chr(1114111) and titles > 0
        order by titles desc, spelling limit 24)
    select spelling from begun where ${isStillThere(table, 't/')}
    order by titles desc, spelling limit 8`.execute(db)
  return rows.map((row) => row.spelling)
}
