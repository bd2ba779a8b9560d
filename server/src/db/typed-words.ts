import { type RawBuilder, sql } from 'kysely'

const signs = sql.lit('./-_@\'"(),:;!?')

/**
 * Without case, accents and the signs that people type or leave out: "obriens cafe" is found in "O’Brien’s Café". ASCII
 * alone needs neither unaccent() nor a collation, which take most of the time.
 */
const fold = (text: RawBuilder<unknown>) =>
  sql<string>`translate(replace(case when octet_length(${text}) = length(${text}) then lower(${text} collate "C")
    else lower(unaccent(${text})) end, '&', 'and'), ${signs}, '')`

/** Far more than a name has; bounds the work per row. */
const maxWords = 20

/**
 * Whether the text contains each typed word, also within longer words; false if only signs were typed. For rows that are
 * few already: it reads each. The typed words are folded once, and each text once.
 */
export function containsWords(text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const words = typed.split(/[\s/-]+/u, maxWords).filter(Boolean)
  const folded = (word: string) => sql`(select ${fold(sql`${word}::text`)})`
  const isIn = words.map((word) => sql`strpos(whole.folded, ${folded(word)}) > 0`)
  return sql<boolean>`(select ${sql.join([sql`${folded(words.join(''))} <> ''`, ...isIn], sql` and `)}
    from (select ${fold(sql`given.text`)} as folded from (select ${text} as text offset 0) as given offset 0) as whole)`
}
