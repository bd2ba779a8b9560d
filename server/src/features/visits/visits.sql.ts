import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

interface Count {
  dimension: string
  name: string
  views: number
  visits: number
}
interface VitalCount {
  page: string
  vital: string
  bucket: number
  pages: number
}

const today = sql<string>`(now() at time zone 'utc')::date`
const since = (days: number) => sql<string>`${today} - ${sql.lit(days)}::integer`

/** Serializes updates until the end of the transaction, so that the number of sources per day is exact and deadlocks cannot occur. */
export async function lockCounts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('visit_counts'))`.execute(tx)
}

/** Adds to today's totals. At most `mostSources` sources per day are named, the most frequent first; the rest is `other`. */
export async function addCounts(tx: Tx, counts: readonly Count[], mostSources: number): Promise<void> {
  await sql`
    with given as (
      select * from unnest(
        ${counts.map((count) => count.dimension)}::text[], ${counts.map((count) => count.name)}::text[],
        ${counts.map((count) => count.views)}::bigint[], ${counts.map((count) => count.visits)}::bigint[]
      ) as given(dimension, name, views, visits)
    ),
    known as (select name from visit_counts where day = ${today} and dimension = 'source' and name not in ('direct', 'other')),
    fresh as (
      select name, row_number() over (order by visits desc, name) as place from given
      where dimension = 'source' and name not in ('direct', 'other') and name not in (select name from known)
    ),
    nameless as (select name from fresh where place > ${mostSources}::integer - (select count(*) from known)),
    named as (
      select dimension, views, visits,
        case when dimension = 'source' and name in (select name from nameless) then 'other' else name end as name
      from given
    )
    insert into visit_counts as kept (day, dimension, name, views, visits)
    select ${today}, dimension, name, sum(views), sum(visits) from named group by dimension, name
    on conflict (day, dimension, name)
      do update set views = kept.views + excluded.views, visits = kept.visits + excluded.visits`.execute(tx)
}

/** Adds to today's histograms. */
export async function addVitals(tx: Tx, counts: readonly VitalCount[]): Promise<void> {
  await sql`
    insert into vital_counts as kept (day, page, vital, bucket, pages)
    select ${today}, given.* from unnest(
      ${counts.map((count) => count.page)}::text[], ${counts.map((count) => count.vital)}::text[],
      ${counts.map((count) => count.bucket)}::smallint[], ${counts.map((count) => count.pages)}::bigint[]
    ) as given
    on conflict (day, page, vital, bucket) do update set pages = kept.pages + excluded.pages`.execute(tx)
}

/** Totals of each of the last `days` days, oldest first, including days without views. */
export async function listDays(db: Db, days: number) {
  const { rows } = await sql<{ day: string; views: number; visits: number }>`
    select days.day::date as day, coalesce(sum(counts.views), 0)::bigint as views,
      coalesce(sum(counts.visits), 0)::bigint as visits
    from generate_series(${since(days - 1)}, ${today}, interval '1 day') as days(day)
    left join visit_counts as counts on counts.day = days.day::date and counts.dimension = 'device'
    group by days.day order by days.day`.execute(db)
  return rows
}

/** Pages and devices of the last `days` days, most views first. */
export const listNames = (db: Db, days: number) =>
  db
    .selectFrom('visit_counts')
    .select((eb) => [
      'dimension',
      'name',
      sql<number>`${eb.fn.sum('views')}::bigint`.as('views'),
      sql<number>`${eb.fn.sum('visits')}::bigint`.as('visits'),
    ])
    .where('day', '>', since(days))
    .where('dimension', 'in', ['page', 'device'])
    .groupBy(['dimension', 'name'])
    .orderBy('views', 'desc')
    .orderBy('name')
    .execute()

/** Sources of the last `days` days, most visits first. */
export const listSources = (db: Db, days: number, most: number) =>
  db
    .selectFrom('visit_counts')
    .select((eb) => ['name as source', sql<number>`${eb.fn.sum('visits')}::bigint`.as('visits')])
    .where('day', '>', since(days))
    .where('dimension', '=', 'source')
    .groupBy('name')
    .orderBy('visits', 'desc')
    .orderBy('name')
    .limit(most)
    .execute()

/** Histograms of the last `days` days, by page and vital. */
export const listVitals = (db: Db, days: number) =>
  db
    .selectFrom('vital_counts')
    .select((eb) => ['page', 'vital', 'bucket', sql<number>`${eb.fn.sum('pages')}::bigint`.as('pages')])
    .where('day', '>', since(days))
    .groupBy(['page', 'vital', 'bucket'])
    .execute()

/** Deletes days older than 13 months. */
export async function deleteOldCounts(db: Db): Promise<void> {
  const old = sql<string>`(${today} - interval '13 months')::date`
  await db.deleteFrom('visit_counts').where('day', '<', old).execute()
  await db.deleteFrom('vital_counts').where('day', '<', old).execute()
}
