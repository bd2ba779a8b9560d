import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isCompanyShown } from '../../db/visibility.ts'

/** The industry as an index has it. */
const industry = sql<string>`left(industry_type, 200)`

/** The company is in one of these industries. */
export const isInIndustry = (names: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${industry} = any(${[...names]}::text[])`

/** Counts shown companies by industry, the most frequent first. */
export const countIndustries = (db: Db, limit: number) => countBy(db, industry, limit)

/** Counts shown companies by size as written, the most frequent first. */
export const countSizes = (db: Db, limit: number) => countBy(db, sql<string>`left(company_size, 200)`, limit)

const countBy = (db: Db, name: RawBuilder<string>, limit: number) =>
  db
    .selectFrom('employers')
    .select((eb) => [name.as('name'), eb.fn.countAll<number>().as('companies')])
    .where(isCompanyShown())
    .where(sql<boolean>`${name} > ''`)
    .groupBy(name)
    .orderBy('companies', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute()

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
