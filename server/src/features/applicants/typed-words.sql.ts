import { type RawBuilder, sql } from 'kysely'
import { normalizeSpelling } from '../../db/spelling.ts'

/** Every word occurs in the folded text; a word without letters or digits never does. The subquery folds the words once. */
export const hasAll = (
  text: RawBuilder<unknown>,
  keyword: string,
  fold = normalizeSpelling,
) => sql<boolean>`not exists (
  select from unnest((select array_agg(${fold(sql`typed`)})
    from unnest(${keyword.split(/\s+/u).filter(Boolean)}::text[]) as typed)) as word
  where word = '' or strpos(${text}, word) = 0)`
