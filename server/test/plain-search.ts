import { sql } from 'kysely'
import type { Database } from '../src/db/database.ts'
import type { Area } from '../src/search/model/area.ts'
import type { SearchCriteria } from '../src/search/model/criteria.ts'
import { cities } from './search-data.ts'

/** Copies the jobs into a temporary table, which one connection sees. */
export const preparePlainSearch = (db: Database) =>
  sql`
  create temporary table plain as select jobs.id, search_seq, jobs.place_id, jobs.latitude, jobs.longitude, pay_to, currency, published_at,
    case when finished >= 5 then case when answered * 100.0 / finished >= 89.5 then 90 when answered * 100.0 / finished >= 79.5 then 80
      when answered * 100.0 / finished >= 49.5 then 50 else 0 end end as band,
    array['k/' || lower(category), 'e/' || coalesce(employment_type, '-')] as facets,
    search_words(concat_ws(' ', title, array_to_string(skills, ' '), description, category, city, business_name)) as words
  from jobs join employers on user_id = jobs.employer_id join response_stats using (employer_id)`.execute(db)

/** Searches the tables of jobs without the search tables: all ids in the order of the criteria, by default the newest first. */
export async function searchPlainly(db: Database, criteria: SearchCriteria): Promise<string[]> {
  const { text = '', placeId, near, facets, minPayByYear, payCurrency = 'USD', postedAfter } = criteria
  const conditions = [sql`true`]
  if (text) conditions.push(sql`words @@ plainto_tsquery('hearback', ${text})`)
  if (placeId) conditions.push(sql`place_id = ${placeId}`)
  if (near) {
    conditions.push(sql`${kilometersTo(near)} <= ${near.km}`)
  }
  for (const any of facets ?? []) {
    conditions.push(sql`facets && ${any}::text[]`)
  }
  if (minPayByYear) conditions.push(sql`pay_to >= ${minPayByYear} and currency = ${payCurrency}`)
  if (postedAfter) conditions.push(sql`published_at >= ${postedAfter}`)
  const { rows } = await sql<{ id: string }>`
    select id from plain where ${sql.join(conditions, sql` and `)} order by ${orderOf(criteria)}, search_seq desc`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

const kilometersTo = ({
  latitude,
  longitude,
}: Area) => sql`6371 * 2 * asin(sqrt(power(sin(radians(latitude - ${latitude}::float8) / 2), 2)
  + cos(radians(${latitude}::float8)) * cos(radians(latitude)) * power(sin(radians(longitude - ${longitude}::float8) / 2), 2)))`

function orderOf({ sort, near, payCurrency = 'USD' }: SearchCriteria) {
  if (sort === 'pay') return sql`case when currency = ${payCurrency} then pay_to end desc nulls last`
  if (sort === 'distance' && near) return sql`greatest(0.05, ${kilometersTo(near)})`
  if (sort === 'answers') return sql`band desc nulls last`
  return sql`null::int`
}

export function randomCriteria(below: (n: number) => number): SearchCriteria {
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const criteria: SearchCriteria = { page: pick([1, 1, 2, 7, 50]), limit: pick([2, 20, 30]) }
  const words = [
    'work',
    'day',
    'team',
    'manager',
    'horologist',
    'violin',
    'engineer',
    'copper',
    'acme',
    'boise',
    'senior',
  ]
  if (below(5) > 0) criteria.text = Array.from({ length: 1 + below(2) }, () => pick(words)).join(' ')
  const city = pick(cities)
  const place = below(4)
  if (place === 0) criteria.placeId = city.id
  if (place >= 2)
    criteria.near = { latitude: city.latitude, longitude: city.longitude, km: pick([3, 10, 25, 60, 300, 500]) }
  if (below(4) === 0) criteria.facets = [['k/health', 'k/engineering'], ['e/full_time']].slice(0, 1 + below(2))
  if (below(4) === 0) criteria.minPayByYear = pick([25_000, 45_000, 70_000, 103_000, 900_000])
  if (below(4) === 0) criteria.postedAfter = new Date(Date.UTC(2026, 10, 20) - pick([1, 7, 30, 80]) * 86_400_000)
  return criteria
}
