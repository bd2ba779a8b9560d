import { type RawBuilder, sql } from 'kysely'

/** Text as it is compared where no words are looked up: folded (migration 0055), without signs and spaces. An index has it (migration 0057). */
export const normalizeSpelling = (text: RawBuilder<unknown>) =>
  sql<string>`lower(translate(fold_words(${text}), './-@''&() ', ''))`

/** Whether the text contains what was typed, in any spelling; what consists of signs alone is in no text. */
export function contains(text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const part = normalizeSpelling(sql`${typed}::text`)
  return sql<boolean>`(${part} <> '' and ${normalizeSpelling(text)} like '%' || regexp_replace(${part}, '([\\\\%_])', '\\\\\\1', 'g') || '%')`
}
