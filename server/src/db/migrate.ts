import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { type MigrationFile, migrationFiles, provide } from './migration-files.ts'

/** Lock timeout of a migration, because requests queue behind it; it retries afterwards. */
export const lockTimeoutMs = 1_000
const firstPauseMs = 250
const longestPauseMs = 15_000
const patienceMs = 15 * 60_000
const lookEveryMs = 100

/** The lock of the migration library, shared by all releases. */
const libraryLock = sql.lit('3853314791062309107')
/** Retryable errors: lock timeout, deadlock, a concurrent index build. */
const passing = ['55P03', '40P01', 'busy']

export interface MigrateOptions {
  /** Name of the last migration to apply. */
  readonly last?: string | undefined
  readonly files?: readonly MigrationFile[]
  readonly log?: (sentence: string) => void
}

/**
 * Applies pending migrations, each file in its own transaction together with its record.
 * Concurrent processes wait for each other. Needs connections that keep their session. Returns the applied names.
 */
export async function migrate<S>(db: Kysely<S>, options: MigrateOptions = {}): Promise<string[]> {
  const files = options.files ?? (await migrationFiles())
  return db.connection().execute(async (connection) => {
    const migrator = new Migrator({ db: connection, provider: provide(files, lockTimeoutMs) })
    const applied: string[] = []
    await enter(connection)
    try {
      for (const file of await pending(connection, files, options.last)) {
        await apply(migrator, file, options.log)
        applied.push(file.name)
      }
    } finally {
      await sql`select pg_advisory_unlock(${libraryLock})`.execute(connection)
    }
    return applied
  })
}

/** The names of all migrations that this release knows, in order. */
export const listMigrations = async (): Promise<string[]> => (await migrationFiles()).map(({ name }) => name)

/** Polls for the lock: a statement that waits would deadlock with a concurrent index build. */
async function enter<S>(db: Kysely<S>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ ours: boolean }>`select pg_try_advisory_lock(${libraryLock}) as ours`.execute(db)
    if (rows[0]?.ours) return
    await pause(lookEveryMs)
  }
}

/** Rejects a database that a newer release has migrated. */
async function pending<S>(db: Kysely<S>, files: readonly MigrationFile[], last: string | undefined) {
  const executed = await executedIn(db)
  const known = new Set(files.map(({ name }) => name))
  const newer = executed.find((name) => !known.has(name))
  if (newer) throw new Error(`The database was prepared by a newer release (${newer}): start that one, or a later one.`)
  const end = last === undefined ? files.length : files.findIndex(({ name }) => name === last) + 1
  if (end === 0) throw new Error(`There is no migration ${last}.`)
  return files.slice(0, end).filter(({ name }) => !executed.includes(name))
}

async function executedIn<S>(db: Kysely<S>): Promise<string[]> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db)
  if (!found[0]?.there) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

async function apply(migrator: Migrator, file: MigrationFile, log: MigrateOptions['log']): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (let tries = 1; ; tries += 1) {
    const { error } = await migrator.migrateUp({ disableTransactions: !file.inTransaction })
    if (error === undefined) return
    if (!passing.includes((error as { code?: string }).code ?? '') || Date.now() > deadline) throw error
    const wait = Math.min(longestPauseMs, firstPauseMs * 2 ** (tries - 1)) * (0.75 + Math.random() / 2)
    log?.(
      `The migration ${file.name} makes way for others (${(error as Error).message}): attempt ${tries + 1} follows.`,
    )
    await pause(wait)
  }
}
