import { sql } from 'kysely'
import type pg from 'pg'
import type { Tx } from '../../server/src/db/database.ts'
import type { Batch, Sizes } from './world.ts'

/** The data set of a database. */
interface Filling {
  readonly seed: number
  readonly at: number
  readonly sizes: Sizes
}

/**
 * Records the data set in the schema `bench`. An interrupted fill resumes with its original `at`.
 * Throws if the database holds another data set or accounts of its own.
 */
export async function beginFilling(pool: pg.Pool, wanted: Filling): Promise<Filling> {
  await pool.query(`
    create schema if not exists bench;
    alter table if exists bench.portions rename to batches;
    create table if not exists bench.fillings (seed integer not null, at bigint not null, sizes jsonb not null);
    create table if not exists bench.batches (kind text, first integer, count integer not null, primary key (kind, first));
    create table if not exists bench.deferred_constraints (name text primary key, restore text not null, rank integer not null);`)
  const { rows } = await pool.query<{ seed: number; at: number; sizes: Sizes }>('select * from bench.fillings')
  const [begun] = rows
  if (!begun) {
    await refuseForeignRows(pool)
    await pool.query('insert into bench.fillings values ($1, $2, $3)', [
      wanted.seed,
      wanted.at,
      JSON.stringify(wanted.sizes),
    ])
    return wanted
  }
  const names = Object.keys(wanted.sizes) as (keyof Sizes)[]
  if (begun.seed !== wanted.seed || names.some((name) => begun.sizes[name] !== wanted.sizes[name])) {
    throw new Error(
      `This database is filled with ${JSON.stringify(begun.sizes)} by seed ${begun.seed}; choose another folder for other sizes.`,
    )
  }
  return { ...wanted, at: begun.at }
}

async function refuseForeignRows(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ isUsed: boolean }>('select exists (select from users) as "isUsed"')
  if (rows[0]?.isUsed)
    throw new Error('This database holds accounts that are not of the benchmark; only an empty database can be filled.')
}

/** Batches of `size` rows that are not filled yet, in order. */
export async function remainingBatches(pool: pg.Pool, kind: string, whole: number, size: number): Promise<Batch[]> {
  const { rows } = await pool.query<{ first: number }>('select first from bench.batches where kind = $1', [kind])
  const done = new Set(rows.map((row) => row.first))
  const left: Batch[] = []
  for (let first = 0; first < whole; first += size) {
    if (!done.has(first)) left.push({ first, count: Math.min(size, whole - first) })
  }
  return left
}

/** Whether a step over all rows has been completed. */
export const isDone = async (pool: pg.Pool, step: string): Promise<boolean> =>
  (await remainingBatches(pool, step, 1, 1)).length === 0

export async function markDone(pool: pg.Pool, step: string): Promise<void> {
  await pool.query('insert into bench.batches values ($1, 0, 1)', [step])
}

/** Records the batch in the transaction that fills it. */
export async function recordBatch(tx: Tx, kind: string, { first, count }: Batch): Promise<void> {
  await sql`insert into bench.batches values (${kind}, ${first}, ${count})`.execute(tx)
}

/** Fills and records a batch in one transaction, so that a killed process leaves no partial batch. */
export async function fillBatch(
  client: pg.ClientBase,
  kind: string,
  batch: Batch,
  fill: () => Promise<void>,
): Promise<void> {
  await client.query('begin')
  try {
    await client.query('insert into bench.batches values ($1, $2, $3)', [kind, batch.first, batch.count])
    await fill()
    await client.query('commit')
  } catch (error) {
    // A lost connection has rolled back already; the original error matters.
    await client.query('rollback').catch(() => {})
    throw error
  }
}
