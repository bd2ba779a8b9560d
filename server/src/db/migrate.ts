import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { type MigrationFile, migrationFiles, provide } from './migration-files.ts'

/** How long a migration waits for a lock while others queue behind it, before it makes way and tries again. */
export const lockTimeoutMs = 1_000
const firstPauseMs = 250
const longestPauseMs = 15_000
const patienceMs = 15 * 60_000
const lookEveryMs = 100

/** That of the library, so that every release keeps off every other. */
const libraryLock = sql.lit('3853314791062309107')
/** Lock not available in time, deadlock, an index that somebody else makes. */
const passing = ['55P03', '40P01', 'busy']

export interface MigrateOptions {
  /** Goes no further than this one. */
  readonly last?: string | undefined
  readonly files?: readonly MigrationFile[]
  readonly log?: (sentence: string) => void
}

/**
 * Brings the schema up to date, each file in a transaction of its own with the note that it ran; two processes at once are
 * safe, one waits for the other. Needs connections that keep their session. Answers the names applied.
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

/** Asks again and again: whoever waited within a statement would be waited for by an index that is made concurrently, for ever. */
async function enter<S>(db: Kysely<S>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ ours: boolean }>`select pg_try_advisory_lock(${libraryLock}) as ours`.execute(db)
    if (rows[0]?.ours) return
    await pause(lookEveryMs)
  }
}

/** Refuses a database that a newer release prepared: what it means by its rows, this one does not know. */
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
