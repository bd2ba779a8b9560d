import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import { type Database, type DatabaseOptions, openDatabase, openPool, persistSessionDefaults } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { type Connections, followReplica, type Primary, type Replica, withoutReplica } from './db/replica.ts'
import { loadPlacesOnce } from './features/places/load-places.service.ts'
import { databaseErrors } from './telemetry/counters.ts'

/** What a process takes of the database at most: its pools, the queue's, and what listens for notifications. */
export const connectionsPerProcess = 31

export interface Databases {
  readonly pool: pg.Pool
  readonly db: Database
  readonly replica: Replica
  /** Past any pooler: for what belongs to a session, such as listening for notifications. */
  readonly directUrl: string
  /** From now on connections that end are no news. */
  expectEnd(): void
  close(): Promise<void>
}

/** Opens what a process reads and writes, at `url`, and brings it up to date first. */
export async function openDatabases(config: Config, url: string, log: Logger): Promise<Databases> {
  let ending = false
  // The error carries the whole client.
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
  const replica = openReplica(config, { db, pool, options, searches }, log)
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
}

/** A search that takes longer would keep others waiting: it is answered as unavailable (503). */
const searchTimeoutMs = 2_000

/** None where a pooler lies between, which takes no settings, or where statements have no names to be planned once by. */
function openSearches(primary: DatabaseOptions): Connections | undefined {
  if (primary.pooled || !primary.statementNames) return undefined
  const options = { ...primary, planOnce: true, statementTimeoutMs: searchTimeoutMs }
  const pool = openPool(options)
  return { db: openDatabase(pool), pool, options }
}

function openReplica({ databaseReplica }: Config, primary: Primary, log: Logger): Replica {
  if (!databaseReplica) return withoutReplica(primary.db, primary.searches)
  const { url, lagMs } = databaseReplica
  return followReplica({ primary, replica: { ...primary.options, url }, lagMs, log })
}
