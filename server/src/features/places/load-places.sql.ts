import { sql } from 'kysely'
import type { Database, Db, Tx } from '../../db/database.ts'
import type { NamedTown } from './places.sql.ts'

export type NewTown = NamedTown
export interface NewPlaceName {
  name: string
  placeId: number
}

/** Whether towns and their other names are loaded. */
export async function hasPlaces(db: Db): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`
    select exists (select from places) and exists (select from place_names) as filled`.execute(db)
  return rows[0]?.filled ?? false
}

/**
 * Adds missing towns, and missing divisions of existing ones, in one transaction; serialized across processes. Returns
 * the number of rows added or completed.
 */
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
    insert into places (id, name, region, country, admin1, latitude, longitude, population, search_name)
    select * from unnest(${list('id')}::int[], ${list('name')}::text[], ${list('region')}::text[], ${list('country')}::text[], ${list('admin1')}::text[],
      ${list('latitude')}::real[], ${list('longitude')}::real[], ${list('population')}::int[], ${list('searchName')}::text[])
    on conflict (id) do update set admin1 = excluded.admin1
      where places.admin1 is null and excluded.admin1 is not null`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Adds other names of towns; existing ones stay. */
export async function insertPlaceNames(db: Database, names: readonly NewPlaceName[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('places'))`.execute(tx)
    for (let first = 0; first < names.length; first += 20_000) {
      const batch = names.slice(first, first + 20_000)
      await sql`
        insert into place_names (name, place_id)
        select * from unnest(${batch.map(({ name }) => name)}::text[], ${batch.map(({ placeId }) => placeId)}::int[])
        on conflict do nothing`.execute(tx)
    }
  })
}
