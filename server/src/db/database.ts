import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './schema.ts'
import { cutWhenSilent } from './silent-server.ts'

export type Database = Kysely<DB>
/** What a statement needs: the pool, or a transaction of it. */
export type Db = Kysely<DB> | Transaction<DB>
export type Tx = Transaction<DB>

const int8 = 20
const numeric = 1700
const date = 1082
pg.types.setTypeParser(int8, Number)
pg.types.setTypeParser(numeric, Number)
pg.types.setTypeParser(date, (text) => text)

/** Names each statement by its text, so that PostgreSQL plans it once per connection. */
class NamingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, callback] = args
    const named = typeof text === 'string' && Array.isArray(values) && values.length > 0
    const call = super.query as (...a: unknown[]) => never
    return named ? call.call(this, { name: nameOf(text), text, values }, callback) : call.apply(this, args)
  }
}
const names = new Map<string, string>()
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha1').update(text).digest('base64url')
  if (names.size < 5_000) names.set(text, name)
  return name
}

export interface DatabaseOptions {
  url: string
  /** Off for poolers in transaction mode that cannot track named statements. */
  statementNames?: boolean
  connections?: number
  onError?: (error: Error) => void
}

export function openPool({
  url,
  statementNames = true,
  connections = 10,
  onError = () => {},
}: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 1_800,
    idleTimeoutMillis: 30_000,
    ...(statementNames ? { Client: NamingClient } : {}),
    options: '-c jit=off -c max_parallel_workers_per_gather=0 -c statement_timeout=30000 -c timezone=UTC',
  })
  // Without a listener a connection that the server ends would end this process too.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  cutWhenSilent(pool, { connectionString: url })
  return pool
}

export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

/** Fails when the database does not answer. */
export async function askDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db)
}
