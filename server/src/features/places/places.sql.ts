import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export interface Town {
  id: number
  name: string
  region: string | null
  country: string
  /** GeoNames code of the first administrative division. */
  admin1: string | null
  latitude: number
  longitude: number
  population: number
}
export type NamedTown = Town & { searchName: string }
interface Where {
  country: string
  region: string | null
}

const columns = sql.raw('id, name, region, country, admin1, latitude, longitude, population')

const inside = (where: Where[] | null): RawBuilder<unknown> =>
  where === null
    ? sql`true`
    : sql`exists (
        select 1 from unnest(${where.map(({ country }) => country)}::text[], ${where.map(({ region }) => region)}::text[])
          as asked(country, region)
        where asked.country = places.country and (asked.region is null or asked.region = coalesce(places.region, places.admin1)))`

/** The largest town with one of these names (folded) in one of these countries or regions; null means anywhere. */
export async function findTown(
  db: Db,
  { names, where, atLeast }: { names: string[]; where: Where[] | null; atLeast: number },
): Promise<Town | undefined> {
  const { rows } = await sql<Town>`
    select ${columns} from places
    where search_name = any(${names}::text[]) and population >= ${atLeast} and ${inside(where)}
    order by population desc, id limit 1`.execute(db)
  return rows[0]
}

/** The given names (folded) that towns with more people than this have. */
export async function listTownNames(db: Db, names: readonly string[], atLeast: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select asked.name from unnest(${[...names]}::text[]) as asked(name)
    where exists (select from places where search_name = asked.name and population >= ${atLeast})
      or exists (
        select from place_names join places on places.id = place_names.place_id
        where place_names.name = asked.name and population >= ${atLeast})`.execute(db)
  return rows.map(({ name }) => name)
}

/** As findTown, by the other names of large towns. */
export async function findTownByOtherName(
  db: Db,
  { names, where, atLeast }: { names: string[]; where: Where[] | null; atLeast: number },
): Promise<Town | undefined> {
  const { rows } = await sql<Town>`
    select ${columns} from places
    where id in (select place_id from place_names where place_names.name = any(${names}::text[]))
      and population >= ${atLeast} and ${inside(where)}
    order by population desc, id limit 1`.execute(db)
  return rows[0]
}

/** Candidates for a misspelled name: towns that share trigrams, or large ones with the same beginning. */
export async function listSimilarTowns(db: Db, name: string, where: Where[] | null): Promise<NamedTown[]> {
  const { rows } = await sql<NamedTown>`
    select ${columns}, search_name as "searchName" from (
      select * from places where search_name % ${name} and population >= 15000
      union
      select * from places where search_name >= left(${name}, 1) and search_name < left(${name}, 1) || chr(1114111)
        and population >= 50000) as places
    where ${inside(where)} order by population desc, id limit 1000`.execute(db)
  return rows
}

/** Towns by prefix of their name, largest first. */
export async function listTowns(db: Db, start: string, where: Where[] | null, limit: number): Promise<Town[]> {
  const { rows } = await sql<Town>`
    select ${columns} from places
    where search_name >= ${start} and search_name < ${start} || chr(1114111) and ${inside(where)}
    order by population desc, id limit ${limit}`.execute(db)
  return rows
}

/** Towns by prefix of another name, largest first, with the length of the shortest such name. */
export async function listTownsByOtherName(
  db: Db,
  start: string,
  where: Where[] | null,
  limit: number,
): Promise<(Town & { nameLength: number })[]> {
  const { rows } = await sql<Town & { nameLength: number }>`
    select ${columns}, "nameLength" from places join (
      select place_id, min(length(name)) as "nameLength" from place_names
      where name >= ${start} and name < ${start} || chr(1114111) group by place_id) as named on place_id = id
    where population >= ${sql.lit(wellKnown)} and ${inside(where)}
    order by population desc, id limit ${limit}`.execute(db)
  return rows
}
const wellKnown = 150_000

/** The nearest town within about 50 km, also across the date line. */
export async function findTownNear(db: Db, latitude: number, longitude: number): Promise<Town | undefined> {
  const { rows } = await sql<Town>`
    select ${columns} from (
      select *, power(latitude - ${latitude}::float8, 2) + power(cos(radians(${latitude}::float8))
        * (180 - abs(180 - abs(longitude - ${longitude}::float8))), 2) as square
      from places where latitude between ${latitude}::float8 - 0.45 and ${latitude}::float8 + 0.45) as around
    where square <= 0.45 * 0.45 order by square, id limit 1`.execute(db)
  return rows[0]
}

/** The largest town of a country or a region. */
export async function findLargestTown(db: Db, area: Where): Promise<Town | undefined> {
  const { rows } = await sql<Town>`
    select ${columns} from places where ${inside([area])} order by population desc, id limit 1`.execute(db)
  return rows[0]
}

/** The ones of these towns that have open jobs. */
export async function listTownsWithJobs(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select town.id from unnest(${ids}::int[]) as town(id)
    where exists (select from job_search where place_id = town.id)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
