import { type RawBuilder, sql } from 'kysely'
import type { Database, Db, Tx } from '../../db/database.ts'

export interface Town {
  id: number
  name: string
  region: string | null
  country: string
  latitude: number
  longitude: number
  population: number
}
export type NewTown = Town & { searchName: string }
interface Where {
  country: string
  region: string | null
}

const columns = sql.raw('id, name, region, country, latitude, longitude, population')

const inside = (where: Where[] | null): RawBuilder<unknown> =>
  where === null
    ? sql`true`
    : sql`exists (
        select 1 from unnest(${where.map(({ country }) => country)}::text[], ${where.map(({ region }) => region)}::text[])
          as asked(country, region)
        where asked.country = places.country and (asked.region is null or asked.region = places.region))`

/** The largest town with one of these names (folded) in one of these countries or regions; null for anywhere. */
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

/** Towns whose name may be what was meant: shares letters, or begins alike and is large. */
export async function listSimilarTowns(db: Db, name: string, where: Where[] | null): Promise<NewTown[]> {
  const { rows } = await sql<NewTown>`
    select ${columns}, search_name as "searchName" from (
      select * from places where search_name % ${name} and population >= 15000
      union
      select * from places where search_name >= left(${name}, 1) and search_name < left(${name}, 1) || chr(1114111)
        and population >= 50000) as places
    where ${inside(where)} order by population desc, id limit 1000`.execute(db)
  return rows
}

/** Towns whose name begins so, the largest first. */
export async function listTowns(db: Db, start: string, where: Where[] | null, limit: number): Promise<Town[]> {
  const { rows } = await sql<Town>`
    select ${columns} from places
    where search_name >= ${start} and search_name < ${start} || chr(1114111) and ${inside(where)}
    order by population desc, id limit ${limit}`.execute(db)
  return rows
}

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

export async function hasTowns(db: Db): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`select exists (select 1 from places) as filled`.execute(db)
  return rows[0]?.filled ?? false
}

/** Fills the table in one transaction; who comes second waits, and adds only what is missing. Answers how many were added. */
export function insertTowns(db: Database, towns: NewTown[]): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('places'))`.execute(tx)
    let added = 0
    for (let at = 0; at < towns.length; at += 10_000) added += await insertBatch(tx, towns.slice(at, at + 10_000))
    return added
  })
}

async function insertBatch(tx: Tx, towns: NewTown[]): Promise<number> {
  const list = <K extends keyof NewTown>(key: K) => towns.map((town) => town[key])
  const { numAffectedRows } = await sql`
    insert into places (id, name, region, country, latitude, longitude, population, search_name)
    select * from unnest(${list('id')}::int[], ${list('name')}::text[], ${list('region')}::text[], ${list('country')}::text[],
      ${list('latitude')}::real[], ${list('longitude')}::real[], ${list('population')}::int[], ${list('searchName')}::text[])
    on conflict (id) do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
