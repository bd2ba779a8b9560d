import pg from 'pg'
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
  'vocabulary_lexemes',
  'vocabulary_terms',
  'signing_keys',
  'kysely_migration',
  'kysely_migration_lock',
]

/** Deletes all rows, and towns that tests invented; faster than truncate on small tables. */
export async function empty(pool: pg.Pool): Promise<void> {
  await runWithoutTriggers(pool, 'empty_tables', await deletesOf(pool))
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

/**
 * Runs statements in one transaction as a replica does: without triggers, which would look for rows of 45 tables that refer
 * to each user. They are a function on a connection of its own, which plans them once. On a connection of the application,
 * switching triggers off would drop the plans of all its statements.
 */
export async function runWithoutTriggers(pool: pg.Pool, name: string, statements: readonly string[]): Promise<void> {
  const { client, functions } = await replicaOf(pool.options.connectionString ?? '')
  const definition = `create or replace function pg_temp.${name}() returns void language plpgsql as $$ begin
    ${statements.join(';')}; end $$`
  if (functions.get(name) !== definition) await client.query(definition)
  functions.set(name, definition)
  await retryOnDeadlock(() => client.query(`select pg_temp.${name}()`))
}

interface Replica {
  readonly client: pg.Client
  /** Definitions by name. */
  readonly functions: Map<string, string>
}
/** By the address of the database. */
const replicas = new Map<string, Promise<Replica>>()

function replicaOf(url: string): Promise<Replica> {
  const replica = replicas.get(url) ?? connectReplica(url)
  replicas.set(url, replica)
  return replica
}

async function connectReplica(url: string): Promise<Replica> {
  const client = new pg.Client({ connectionString: url, options: '-c session_replication_role=replica' })
  // The next use connects again.
  client.on('error', () => replicas.delete(url))
  await client.connect().catch((error: unknown) => {
    replicas.delete(url)
    throw error
  })
  return { client, functions: new Map() }
}

/** Repeats a transaction that met background work in a deadlock. */
async function retryOnDeadlock(transaction: () => Promise<unknown>, tries = 5): Promise<void> {
  await transaction().catch((error: { code?: string }) => {
    if (error.code !== deadlock || tries === 1) throw error
    return retryOnDeadlock(transaction, tries - 1)
  })
}
const deadlock = '40P01'

/** Statements that delete all rows, in foreign-key order, for `runWithoutTriggers`. */
export function deletesOf(pool: pg.Pool): Promise<readonly string[]> {
  deleting ??= orderDeletes(pool)
  return deleting
}
let deleting: Promise<readonly string[]> | undefined

async function orderDeletes(pool: pg.Pool): Promise<string[]> {
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
  return [...deletes, `delete from places where id >= ${firstInventedTown}`]
}
