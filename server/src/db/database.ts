import { createHash } from 'node:crypto'
import { type DatabaseIntrospector, Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { traceStatement } from '../telemetry/statements.ts'
import { detectDeadServer } from './dead-server-detector.ts'
import { connectionOptions } from './hosts/connection-options.ts'
import { leaveReadOnlyServers } from './hosts/leave-read-only-servers.ts'
import type { DB } from './schema.ts'

export type Database = Kysely<DB>
/** The pool, or a transaction of it. */
export type Db = Kysely<DB> | Transaction<DB>
export type Tx = Transaction<DB>
export type PoolCounts = Readonly<Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>

const int8 = 20
const numeric = 1700
const date = 1082
pg.types.setTypeParser(int8, Number)
pg.types.setTypeParser(numeric, Number)
pg.types.setTypeParser(date, (text) => text)

/** Names each statement by its text, so that PostgreSQL plans it once per connection. */
class NamingClient extends pg.Client {
  override query(...all: unknown[]): never {
    const call = super.query as (...a: unknown[]) => never
    return traceStatement(all, (args) => {
      const [text, values, callback] = args
      const named = typeof text === 'string' && Array.isArray(values) && values.length > 0
      return named ? call.call(this, { name: nameOf(text), text, values }, callback) : call.apply(this, args)
    })
  }
}
/** Removes statement names, including those of libraries. */
class NamelessClient extends pg.Client {
  override query(...all: unknown[]): never {
    const call = super.query as (...a: unknown[]) => never
    return traceStatement(all, (args) => {
      const [statement, ...rest] = args
      return isNamed(statement) ? call.call(this, { ...statement, name: undefined }, ...rest) : call.apply(this, args)
    })
  }
}
const isNamed = (statement: unknown): statement is pg.QueryConfig =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)

const names = new Map<string, string>()
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha1').update(text).digest('base64url')
  if (names.size < 5_000) names.set(text, name)
  return name
}

/** Timeouts of every connection in milliseconds. */
const settings = [
  ['jit', 'off'],
  ['max_parallel_workers_per_gather', '0'],
  ['statement_timeout', '30000'],
  ['timezone', 'UTC'],
] as const

const generic = ['plan_cache_mode', 'force_generic_plan'] as const
const optionsOf = (all: readonly (readonly [string, string])[]) =>
  all.map(([name, value]) => `-c ${name}=${value}`).join(' ')

/** The last value of a setting wins. */
const settingsFor = (forceGenericPlan: boolean, statementTimeoutMs: number | undefined) => [
  ...settings,
  ...(forceGenericPlan ? [generic] : []),
  ...(statementTimeoutMs ? [['statement_timeout', String(statementTimeoutMs)] as const] : []),
]

export interface DatabaseOptions {
  /** May name several hosts, of which connections go to the one that takes writes. */
  url: string
  /** Off for poolers in transaction mode that cannot track named statements. */
  statementNames?: boolean
  /** Behind a pooler, which ignores session settings at connect: the account has them instead (`persistSessionDefaults`). */
  pooled?: boolean
  connections?: number
  /** Statement timeout in milliseconds; default 30,000. */
  statementTimeoutMs?: number
  /** Forces generic plans (plan_cache_mode) for named statements. */
  forceGenericPlan?: boolean
  /** Disables the detection of unresponsive servers, for commands that may wait. */
  skipDeadServerCheck?: boolean
  onError?: (error: Error) => void
}

export function openPool({
  url,
  statementNames = true,
  pooled = false,
  connections = 10,
  forceGenericPlan = false,
  statementTimeoutMs,
  skipDeadServerCheck = false,
  onError = () => {},
}: DatabaseOptions): pg.Pool {
  const connection = connectionOptions(url)
  const pool = new pg.Pool({
    ...connection,
    max: connections,
    connectionTimeoutMillis: 1_800,
    idleTimeoutMillis: 30_000,
    Client: statementNames ? NamingClient : NamelessClient,
    ...(pooled ? {} : { options: optionsOf(settingsFor(forceGenericPlan, statementTimeoutMs)) }),
  })
  // Without a listener a terminated connection would crash this process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  leaveReadOnlyServers(pool)
  if (!skipDeadServerCheck) detectDeadServer(pool, connection)
  return pool
}

/**
 * PostgreSQL, whose tables are read without their columns: before each migration the library asks twice whether its tables
 * exist, and reading all columns took a third of the first start.
 */
class Dialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return {
      getSchemas: async () => (await sql<{ name: string }>`select nspname as name from pg_namespace`.execute(db)).rows,
      getTables: async () => {
        const { rows } = await sql<{ name: string; schema: string }>`
          select tablename as name, schemaname as schema from pg_tables where schemaname = current_schema()`.execute(db)
        return rows.map((row) => ({ ...row, isView: false, isForeign: false, columns: [] }))
      },
    }
  }
}

export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new Dialect({ pool }) })
}

/** Stores the session settings in the account (alter role), so that connections of a pooler start with them. */
export async function persistSessionDefaults(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('settings of the account'))`.execute(tx)
    const { rows } = await sql<{ name: string; kept: string[] }>`
      select current_database() as name, coalesce((select setconfig from pg_db_role_setting
        where setdatabase = (select oid from pg_database where datname = current_database())
          and setrole = (select oid from pg_roles where rolname = current_user)), '{}') as kept`.execute(tx)
    const { name = '', kept = [] } = rows[0] ?? {}
    for (const [setting, value] of settings) {
      if (kept.some((one) => one.toLowerCase() === `${setting}=${value}`.toLowerCase())) continue
      await sql`alter role current_user in database ${sql.id(name)} set ${sql.id(setting)} to ${sql.lit(value)}`.execute(
        tx,
      )
    }
  })
}

/** Rejects if the database does not respond. */
export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db)
}
