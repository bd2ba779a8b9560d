import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'

/** Turns of the order of publication, both ends included. */
export interface TurnRange {
  readonly from: number
  readonly to: number
}

/** Bounds the documents that an import rewrites, about 1,800 a second, to a quarter of a minute. */
const maxMoved = 30_000

/** Staged posts that are not stored yet. */
const isNew = sql`not exists (
  select from jobs where jobs.source = import_rows.source and jobs.source_id = import_rows.source_id)`

/**
 * Numbers the staged posts by publication, together with the stored posts that were published after the oldest new one: these
 * get new ranks too, at most the newest `maxMoved`. Returns the number of turns.
 */
export async function orderPosts(db: Db): Promise<number> {
  await sql`
    create temporary table import_order as
    with moved as (
      select id, published_at, search_seq from jobs
      where published_at > (select min(posted_at) from import_rows where ${isNew})
      order by published_at desc, search_seq desc limit ${sql.lit(maxMoved)})
    select line, job_id, null::bigint as rank, row_number() over (order by at, line nulls first, search_seq)::int as turn,
      now() as ordered_at
    from (
      select line, null::uuid as job_id, posted_at as at, null::bigint as search_seq from import_rows
      union all select null, id, published_at, search_seq from moved) as post`.execute(db)
  await sql`create unique index on import_order (turn)`.execute(db)
  for (const table of ['import_rows', 'import_spots', 'import_order'])
    await sql`analyze ${sql.table(table)}`.execute(db)
  return lastTurn(db)
}

/** Adds the posts that members published while the import ran, to be moved above it. Returns the number of turns. */
export async function appendNewer(db: Db): Promise<number> {
  await sql`
    insert into import_order (job_id, turn, ordered_at)
    select id, ${await lastTurn(db)}::int + row_number() over (order by published_at, search_seq), now() from jobs
    where source is null and search_seq < (select max(rank) from import_order)
      and published_at > (select min(ordered_at) - interval '1 minute' from import_order)
      and not exists (select from import_order where job_id = jobs.id)`.execute(db)
  return lastTurn(db)
}

/**
 * Ranks the new and the moved posts of these turns in the order of their publication, with the next numbers of the sequence.
 * Returns the ids of the moved ones, whose documents have to be rewritten.
 */
export async function rankTurns(tx: Tx, { from, to }: TurnRange): Promise<string[]> {
  const here = sql`turn between ${from} and ${to}`
  await sql`select from jobs where id in (select job_id from import_order where ${here}) order by id for no key update`.execute(
    tx,
  )
  await sql`
    update import_order set rank = ranked.rank from (
      select turn, nextval(pg_get_serial_sequence('jobs', 'search_seq')) as rank from (
        select turn from import_order left join import_rows using (line)
        where ${here} and (job_id is not null or ${isNew}) order by turn) as needed) as ranked
    where import_order.turn = ranked.turn`.execute(tx)
  const { rows } = await (
    sql`
    update jobs set search_seq = rank from import_order where jobs.id = job_id and ${here}
    returning jobs.id` as RawBuilder<{ id: string }>
  ).execute(tx)
  return rows.map(({ id }) => id)
}

/** Staged posts of these turns. */
export async function countPosts(db: Db, { from, to }: TurnRange): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(line)::int as count from import_order where turn between ${from} and ${to}`.execute(db)
  return rows[0]?.count ?? 0
}

async function lastTurn(db: Db): Promise<number> {
  const { rows } = await sql<{ turn: number }>`select coalesce(max(turn), 0) as turn from import_order`.execute(db)
  return rows[0]?.turn ?? 0
}
