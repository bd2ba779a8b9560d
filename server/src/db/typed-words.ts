import { type RawBuilder, sql } from 'kysely'

type Fold = (text: RawBuilder<unknown>) => RawBuilder<string>

const signs = sql.lit('./-_@\'"(),:;!?')

/**
 * Without case, accents and the signs that people type or leave out: "obriens cafe" is found in "O’Brien’s Café". ASCII
 * alone needs neither unaccent() nor a collation, which take most of the time.
 */
const foldWords: Fold = (text) =>
  sql<string>`translate(replace(case when octet_length(${text}) = length(${text}) then lower(${text} collate "C")
    else lower(unaccent(${text})) end, '&', 'and'), ${signs}, '')`

/** Far more than a name has; bounds the work per row. */
const maxWords = 20

/**
 * Whether a folded text contains each typed word, also within longer words. Words of signs alone are ignored; false if only
 * signs were typed. The typed words are folded once, like the text.
 */
export function hasTypedWords(folded: RawBuilder<unknown>, typed: string, fold: Fold): RawBuilder<boolean> {
  const words = typed.split(/[\s/-]+/u, maxWords).filter(Boolean)
  const once = (word: string) => sql`(select ${fold(sql`${word}::text`)})`
  const isIn = words.map((word) => sql`strpos(${folded}, ${once(word)}) > 0`)
  return sql<boolean>`(${sql.join([sql`${once(words.join(''))} <> ''`, ...isIn], sql` and `)})`
}

/** Whether the text contains each typed word. For rows that are few already: it reads each, and folds its text once. */
export const containsWords = (text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`(select ${hasTypedWords(sql`whole.folded`, typed, foldWords)}
    from (select ${foldWords(sql`given.text`)} as folded from (select ${text} as text offset 0) as given offset 0) as whole)`
