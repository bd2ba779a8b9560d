import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { pino } from 'pino'
import type { Config } from '../config/config.ts'
import { openDatabase, openPool } from '../db/database.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { listMigrations, migrate } from '../db/migrate.ts'
import { createFileStore, type FileStore } from '../ports/file-store.ts'
import { startQueue } from '../queue/queue.ts'
import type { Head } from './archive.ts'
import { migrationOf, settle } from './backup.sql.ts'
import { type CheckedArchive, checkArchive } from './read-archive.ts'
import { countOthers, findUsedTable } from './restore.sql.ts'
import { restoreBackup } from './restore-backup.ts'
import { withClient } from './with-client.ts'

const patienceMs = 3_000

type Target = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 's3'>

/**
 * Restores an archive into the empty installation of the settings and migrates it; returns the contents of the archive.
 * Throws a sentence, and leaves the installation empty, if the archive is incomplete or made by a newer release,
 * or if the installation has data or other connections.
 */
export async function restoreInto(
  target: Target,
  file: string,
  { files = createFileStore(target), upToDate = true }: { files?: FileStore; upToDate?: boolean } = {},
): Promise<CheckedArchive> {
  const present = new Set<string>()
  for await (const key of files.keys()) present.add(key)
  const strangers = new Set(present)
  const archive = await checkArchive(file, (key) => strangers.delete(key))
  const { head } = archive
  const known = await listMigrations()
  if (!known.includes(head.migration))
    throw new Error(`${file} was made by a newer release (${head.migration}). Update first: nothing was restored.`)
  const [stranger] = strangers
  if (stranger !== undefined)
    throw new Error(`There are files already, such as ${stranger}. Restore into an empty installation.`)
  const database = await openTarget(target)
  try {
    await refuseUsed(database.url, head)
    await prepare(database.url, head)
    await withClient(database.url, (client) => restoreBackup({ client, files, present }, file, archive))
    if (upToDate) await withDatabase(database.url, (db) => migrate(db))
  } finally {
    await database.close()
  }
  return archive
}

/** An embedded one that runs already is refused: its server would be in the way. */
async function openTarget({ databaseUrl, databaseDirectUrl, dataDir }: Target) {
  const given = databaseDirectUrl ?? databaseUrl
  if (given !== undefined) return { url: given, close: async () => {} }
  const embedded = await startEmbedded({ dataDir, log: () => {} })
  return { url: embedded.url, close: embedded.stop }
}

const refuseUsed = (url: string, { migration }: Head) =>
  withClient(url, async (client) => {
    await settle(client)
    if (await staysOccupied(client))
      throw new Error('Other programs are connected to this database. Stop the servers first. Nothing was restored.')
    const used = await findUsedTable(client)
    if (used !== undefined) throw new Error(`The database is not empty: ${used} has rows. Restore into an empty one.`)
    const here = await migrationOf(client)
    if (here !== undefined && here > migration)
      throw new Error(
        `The database was prepared by a newer release (${here}) than the backup (${migration}). Name a new database, or a new DATA_DIR.`,
      )
  })

/** A server that was just stopped takes a moment to leave. */
async function staysOccupied(client: pg.Client): Promise<boolean> {
  const deadline = Date.now() + patienceMs
  while ((await countOthers(client)) > 0) {
    if (Date.now() > deadline) return true
    await pause(50)
  }
  return false
}

/** The tables as they were when the backup was made; later migrations then change them with what is in them. */
async function prepare(url: string, { migration }: Head): Promise<void> {
  await withDatabase(url, (db) => migrate(db, { last: migration }))
  const queue = await startQueue({ url, log: pino({ level: 'silent' }) })
  await queue.stop()
}

async function withDatabase(url: string, work: (db: ReturnType<typeof openDatabase>) => Promise<unknown>) {
  const pool = openPool({ url, connections: 1, skipDeadServerCheck: true })
  await work(openDatabase(pool)).finally(() => pool.end())
}
