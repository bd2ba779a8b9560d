import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** The industry as an index has it. */
const industry = sql<string>`left(industry_type, 200)`

/** The company is in one of these industries. */
export const isInIndustry = (names: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${industry} = any(${[...names]}::text[])`

const maxIndustries = 1_000

/**
 * Industries of companies that have all words of the keyword, by their stems. `translations` has further names by the
 * stored name. Reads each industry with one probe of an index.
 */
export async function listIndustriesLike(
  db: Db,
  keyword: string,
  translations: Readonly<Record<string, string>>,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive industries (name) as (
      (select ${industry} from employers where ${industry} > '' order by 1 limit 1)
      union all
      select (select ${industry} from employers where ${industry} > industries.name order by 1 limit 1)
      from industries where industries.name is not null)
    select name from (select name from industries where name is not null limit ${maxIndustries}) as listed
    cross join lateral (select tsvector_to_array(spaced_words(${keyword})) as words) as typed
    left join unnest(${Object.keys(translations)}::text[], ${Object.values(translations)}::text[]) as translated (stored, shown)
      on stored = name
    where words <> '{}'
      and (words <@ tsvector_to_array(spaced_words(name)) or words <@ tsvector_to_array(spaced_words(shown)))`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}
