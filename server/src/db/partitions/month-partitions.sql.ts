import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database, Tx } from '../database.ts'

/** A table with one partition per calendar month (UTC) in the schema `partitions`, and a default one for all other rows. */
export interface MonthlyTable {
  readonly name: string
  /** The timestamp or date that decides the month. */
  readonly column: string
  /** A month is dropped once all of it is older than this interval. */
  readonly keptFor: string
}

const monthsAhead = 3
/** Shorter than the deadlock timeout of a second, so that no statement of a request fails instead. */
const lockTimeoutMs = 500
/** Lock timeout, deadlock, and a row of that month that has just been inserted into the default partition. */
const passing = ['55P03', '40P01', '23514']

/**
 * Adds the partitions of this month and the next three, and drops the months whose rows are all too old. Safe to run repeatedly and
 * on several processes. A lock that takes over half a second is left to the next run: rows without a month go to the default
 * partition meanwhile.
 */
export async function keepMonths(deps: { db: Database; log: Logger }, table: MonthlyTable): Promise<void> {
  for (const step of [addMonth, dropMonth]) {
    let isMore = true
    while (isMore) isMore = await withoutWaiting(deps, table, step)
  }
}

type Step = (tx: Tx, table: MonthlyTable) => Promise<string | undefined>

/** Runs a step in a transaction. Returns whether there may be more to do. */
async function withoutWaiting(
  { db, log }: { db: Database; log: Logger },
  table: MonthlyTable,
  step: Step,
): Promise<boolean> {
  try {
    const changed = await db.transaction().execute(async (tx) => {
      await sql`set local timezone = 'UTC'`.execute(tx)
      await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(tx)
      await sql`select pg_advisory_xact_lock(hashtext('months of ' || ${table.name}))`.execute(tx)
      return step(tx, table)
    })
    return changed !== undefined
  } catch (error) {
    if (!passing.includes((error as { code?: string }).code ?? '')) throw error
    log.warn({ err: error, table: table.name }, 'the partitions of months are left to the next run')
    return false
  }
}

const months = ({ name }: MonthlyTable) => sql`(
  select c.relname as name, c.relpartbound is not null and pg_get_expr(c.relpartbound, c.oid) = 'DEFAULT' as is_default,
    substring(pg_get_expr(c.relpartbound, c.oid) from $$FROM \\('([^']+)'\\)$$)::timestamptz as starts,
    substring(pg_get_expr(c.relpartbound, c.oid) from $$TO \\('([^']+)'\\)$$)::timestamptz as ends
  from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = ${`public.${name}`}::text::regclass)`

const partition = (name: string) => sql.id('partitions', name)

/**
 * Creates the first missing month beside the table and attaches it, which blocks neither readers nor writers. A month of which
 * the default partition has rows stays there: moving them would block writers.
 */
async function addMonth(tx: Tx, table: MonthlyTable): Promise<string | undefined> {
  const { rows } = await sql<{ name: string; starts: string; ends: string }>`
    select ${table.name} || '_' || to_char(begins, 'YYYY_MM') as name, begins::text as starts,
      (begins + interval '1 month')::text as ends
    from generate_series(date_trunc('month', now()), date_trunc('month', now()) + ${sql.lit(`${monthsAhead} months`)}::interval,
      interval '1 month') as begins
    where not exists (select from ${months(table)} as part
        where coalesce(starts, '-infinity') < begins + interval '1 month' and ends > begins)
      and not exists (select from ${partition(`${table.name}_default`)} as part
        where part.${sql.id(table.column)} >= begins and part.${sql.id(table.column)} < begins + interval '1 month')
    order by begins limit 1`.execute(tx)
  const [month] = rows
  if (!month) return undefined
  await sql`create table ${partition(month.name)} (like ${sql.id('public', table.name)} including all) with (fillfactor = 90)`.execute(
    tx,
  )
  await sql`alter table ${sql.id('public', table.name)} attach partition ${partition(month.name)}
    for values from (${sql.lit(month.starts)}) to (${sql.lit(month.ends)})`.execute(tx)
  return month.name
}

/** Drops the oldest month of which every row is too old. */
async function dropMonth(tx: Tx, table: MonthlyTable): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from ${months(table)} as part
    where not is_default and ends <= now() - ${table.keptFor}::interval order by ends limit 1`.execute(tx)
  const [month] = rows
  if (month) await sql`drop table ${partition(month.name)}`.execute(tx)
  return month?.name
}
