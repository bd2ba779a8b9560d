import { type RawBuilder, sql } from 'kysely'

/** Without case, accents and the signs that people type or leave out: "obriens cafe" is found in "O’Brien’s Café". */
const fold = (text: RawBuilder<unknown>) =>
  sql<string>`translate(replace(lower(unaccent(${text})), '&', 'and'), './-_@''"(),:;!?', '')`

/** Far more than a name has; bounds the work per row. */
const maxWords = 20

/**
 * Whether the text contains each typed word, also within longer words; false if only signs were typed. For rows that are
 * few already: it reads each. The subquery folds the words once.
 */
export const containsWords = (text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`(select coalesce(bool_and(strpos(folded, word) > 0), false)
    from unnest((select array_agg(${fold(sql`one`)}) from unnest(${typedWords(typed)}::text[]) as one)) as word,
      (select ${fold(text)} as folded) as within
    where word <> '')`

const typedWords = (typed: string) => typed.split(/[\s/-]+/u, maxWords).filter(Boolean)
