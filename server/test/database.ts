import type pg from 'pg'
import { inject } from 'vitest'
import { openPool } from '../src/db/database.ts'
import { clonePrefix, templateName } from './global-setup.ts'

/**
 * The database of this process: a clone of the migrated template, which its test files use one after the other. Each empties
 * it first. A file that changes tables of `keep` or the schema has `ownDatabase`.
 */
export function workerDatabase(): Promise<{ url: string }> {
  shared ??= ownDatabase()
  return shared
}
let shared: Promise<{ url: string }> | undefined

/** A new clone of the migrated template. */
export async function ownDatabase(): Promise<{ url: string }> {
  const base = inject('databaseUrl')
  clones += 1
  const name = `${clonePrefix}${process.pid}_${clones}`
  const admin = openPool({ url: base, connections: 1 })
  await admin.query(`create database ${name} template ${templateName}`).finally(() => admin.end())
  const url = new URL(base)
  url.pathname = `/${name}`
  return { url: url.href }
}
let clones = 0

/** Tables to keep: those that the template fills, and keys that the application caches in memory. */
export const keep = [
  'places',
  'place_names',
  'vocabulary_groups',
  'vocabulary_terms',
  'signing_keys',
  'kysely_migration',
  'kysely_migration_lock',
]

/** Deletes all rows, and towns that tests invented; faster than truncate on small tables. */
export async function empty(pool: pg.Pool): Promise<void> {
  await retryOnDeadlock(pool, `${await deletingStatement(pool)};delete from places where id >= ${firstInventedTown}`)
}
/** GeoNames is below. */
const firstInventedTown = 1_000_000_000

/** Makes the database that another file used like a new one. Sitemaps are divided by `search_seq`. */
export async function renew(pool: pg.Pool): Promise<void> {
  await empty(pool)
  await pool.query(
    `select setval(pg_get_serial_sequence(name, 'search_seq'), 1, false) from unnest(array['jobs', 'seekers']) as name`,
  )
}

/** Repeats a statement that met background work in a deadlock. */
export async function retryOnDeadlock(pool: pg.Pool, statement: string, tries = 5): Promise<void> {
  await pool.query(statement).catch((error: { code?: string }) => {
    if (error.code !== deadlock || tries === 1) throw error
    return retryOnDeadlock(pool, statement, tries - 1)
  })
}
const deadlock = '40P01'
let deleting: string | undefined

/**
 * Deletes all rows in foreign-key order, as a replica does: without triggers, which would look for rows of 45 tables that
 * refer to each user. For the rest of a transaction, or of a query of several statements.
 */
export async function deletingStatement(pool: pg.Pool): Promise<string> {
  deleting ??= await orderDeletes(pool)
  return deleting
}

async function orderDeletes(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string; parents: string[] }>(
    `select c.relname as name, coalesce(array_agg(f.confrelid::regclass::text) filter (where f.confrelid <> c.oid), '{}') as parents
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f'
     where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> all ($1) group by c.relname`,
    [keep],
  )
  const left = new Map(rows.map((row) => [row.name, row.parents.filter((parent) => !keep.includes(parent))]))
  const order: string[] = []
  while (left.size > 0) {
    const free = [...left.keys()].filter((name) => ![...left.values()].some((parents) => parents.includes(name)))
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${[...left.keys()].join(', ')}`)
    for (const name of free) left.delete(name)
    order.push(...free)
  }
  const deletes = [...order, 'pgboss.job'].map((name) => `delete from ${name}`)
  return ['set local session_replication_role = replica', ...deletes].join(';')
}
