import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import { type Database, type DatabaseOptions, openDatabase, openPool, persistSessionDefaults } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import type { Connections, Primary } from './db/replica/primary.ts'
import { followReplicas, type Replica, withoutReplica } from './db/replica/replica.ts'
import { loadPlacesOnce } from './features/places/load-places.service.ts'
import { loadVocabulary } from './search/vocabulary/load-vocabulary.ts'
import { databaseErrors } from './telemetry/counters.ts'

/** The maximum database connections of a process: its pools, those of the queue, and the listener for notifications. */
export const connectionsPerProcess = 31

export interface Databases {
  readonly pool: pg.Pool
  readonly db: Database
  readonly replica: Replica
  /** Bypasses any pooler, for features of a session such as LISTEN. */
  readonly directUrl: string
  /** Stops logging lost connections, before a shutdown. */
  expectEnd(): void
  close(): Promise<void>
}

/** Opens the databases of a process at `url`, and migrates the primary first. */
export async function openDatabases(config: Config, url: string, log: Logger): Promise<Databases> {
  let ending = false
  // The error object contains the whole client, so only its message is logged.
  const onError = ({ message }: Error) => {
    if (ending) return
    databaseErrors.inc({ of: 'pool' })
    log.error({ message }, 'a database connection failed')
  }
  const pooled = config.databaseDirectUrl !== undefined
  const options: DatabaseOptions = { url, statementNames: config.databaseStatementNames, pooled, onError }
  const directUrl = config.databaseDirectUrl ?? url
  if (pooled) await prepare({ url: directUrl, connections: 2, onError }, log)
  const pool = openPool(options)
  const db = openDatabase(pool)
  if (!pooled) await bringUpToDate(db, log)
  const searches = openSearches(options)
  const replica = openReplicas(config, { db, pool, options, searches }, log)
  return {
    pool,
    db,
    replica,
    directUrl,
    expectEnd() {
      ending = true
    },
    async close() {
      await replica.close()
      await Promise.all([pool.end(), searches?.pool.end()])
    },
  }
}

async function prepare(options: DatabaseOptions, log: Logger): Promise<void> {
  const pool = openPool(options)
  const db = openDatabase(pool)
  await persistSessionDefaults(db)
  await bringUpToDate(db, log)
  await pool.end()
}

async function bringUpToDate(db: Database, log: Logger): Promise<void> {
  await migrate(db, { log: (sentence) => log.warn(sentence) })
  await loadPlacesOnce(db)
  await loadVocabulary(db)
}

/** Slower searches would delay others; they fail with unavailable (503). */
const searchTimeoutMs = 2_000

/** No dedicated pool behind PgBouncer (it ignores session settings) or without named statements. */
function openSearches(primary: DatabaseOptions): Connections | undefined {
  if (primary.pooled || !primary.statementNames) return undefined
  const options = { ...primary, forceGenericPlan: true, statementTimeoutMs: searchTimeoutMs }
  const pool = openPool(options)
  return { db: openDatabase(pool), pool, options }
}

function openReplicas({ databaseReplicas }: Config, primary: Primary, log: Logger): Replica {
  const { urls, lagMs } = databaseReplicas
  if (urls.length === 0) return withoutReplica(primary.db, primary.searches)
  return followReplicas({ primary, replicas: urls.map((url) => ({ ...primary.options, url })), lagMs, log })
}
