import { sql } from 'kysely'
import type pg from 'pg'
import type { Tx } from '../../server/src/db/database.ts'
import type { Portion, Sizes } from './world.ts'

/** What a database is filled with. */
interface Filling {
  readonly seed: number
  readonly at: number
  readonly sizes: Sizes
}

/**
 * Notes how a database is filled, in tables of the benchmark's own. Begun before, it goes on with the instant of then;
 * throws a sentence where the database holds something else.
 */
export async function beginFilling(pool: pg.Pool, wanted: Filling): Promise<Filling> {
  await pool.query(`
    create schema if not exists bench;
    create table if not exists bench.fillings (seed integer not null, at bigint not null, sizes jsonb not null);
    create table if not exists bench.portions (kind text, first integer, count integer not null, primary key (kind, first));
    create table if not exists bench.held (name text primary key, restore text not null, place integer not null);`)
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
    throw new Error('This database holds accounts that are not of the benchmark; it fills empty ones only.')
}

/** Portions of `size` that are not there yet, in order. */
export async function portionsLeft(pool: pg.Pool, kind: string, whole: number, size: number): Promise<Portion[]> {
  const { rows } = await pool.query<{ first: number }>('select first from bench.portions where kind = $1', [kind])
  const done = new Set(rows.map((row) => row.first))
  const left: Portion[] = []
  for (let first = 0; first < whole; first += size) {
    if (!done.has(first)) left.push({ first, count: Math.min(size, whole - first) })
  }
  return left
}

/** Whether a step that stands on all the rows was taken. */
export const isDone = async (pool: pg.Pool, step: string): Promise<boolean> =>
  (await portionsLeft(pool, step, 1, 1)).length === 0

export async function noteDone(pool: pg.Pool, step: string): Promise<void> {
  await pool.query('insert into bench.portions values ($1, 0, 1)', [step])
}

/** Notes the portion in the transaction that makes it. */
export async function notePortion(tx: Tx, kind: string, { first, count }: Portion): Promise<void> {
  await sql`insert into bench.portions values (${kind}, ${first}, ${count})`.execute(tx)
}

/** Does the work and notes the portion in one transaction: whatever ends the process, a portion is there as a whole or not at all. */
export async function fillPortion(
  client: pg.ClientBase,
  kind: string,
  portion: Portion,
  fill: () => Promise<void>,
): Promise<void> {
  await client.query('begin')
  try {
    await client.query('insert into bench.portions values ($1, $2, $3)', [kind, portion.first, portion.count])
    await fill()
    await client.query('commit')
  } catch (error) {
    // Where the connection is gone the transaction is too, and why it went is what to hear of.
    await client.query('rollback').catch(() => {})
    throw error
  }
}
