import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import type { FileStore } from '../ports/file-store.ts'
import {
  type ArchivedTable,
  archiveFormat,
  fileName,
  type Head,
  headName,
  keyOf,
  type Manifest,
  manifestName,
  nameOf,
  partName,
} from './archive.ts'
import {
  beginSnapshot,
  commit,
  holdRemovals,
  listSequences,
  listTables,
  lockTables,
  migrationOf,
  readTable,
  settle,
  versionOf,
} from './backup.sql.ts'
import { type ArchiveWriter, writeArchive } from './write-archive.ts'

/** Maximum bytes of a table in memory. */
const partBytes = 1024 * 1024

export interface Place {
  /** A connection to the database itself, not to a pooler; it is of no use for anything else afterwards. */
  readonly client: pg.Client
  readonly files: FileStore
}

/**
 * Writes the database as it is at one instant, and then every file, to an archive; people may go on meanwhile. No file
 * is removed until it is done, so each one that a row of that instant names is in it. Throws a sentence where there is
 * nothing to back up, or the file is there already.
 */
export async function takeBackup({ client, files }: Place, file: string): Promise<Manifest> {
  await settle(client)
  await holdRemovals(client)
  let manifest: Manifest | undefined
  await writeArchive(file, async (archive) => {
    await beginSnapshot(client)
    const tables = await addHead(client, archive)
    // Listed at the instant of the rows, as nearly as can be: what comes later is named by none of them.
    const keys = await keysIn(files)
    const counts = await addTables(client, archive, tables)
    manifest = { tables: counts, files: await addFiles(files, keys, archive), sha256: archive.digest() }
    await archive.add(manifestName, json(manifest))
  })
  if (!manifest) throw new Error('The backup has no manifest.')
  return manifest
}

async function addHead(client: pg.Client, archive: ArchiveWriter): Promise<ArchivedTable[]> {
  const migration = await migrationOf(client)
  if (!migration) throw new Error('There is nothing to back up yet.')
  const tables = await listTables(client)
  await lockTables(client, tables)
  const head: Head = {
    application: 'hearback',
    format: archiveFormat,
    madeAt: new Date().toISOString(),
    migration,
    postgres: await versionOf(client),
    tables,
    sequences: await listSequences(client),
  }
  await archive.add(headName, json(head))
  return tables
}

async function keysIn(files: FileStore): Promise<string[]> {
  const keys: string[] = []
  // Other programs leave files of their own in folders.
  for await (const key of files.keys()) if (keyOf(fileName(key)) !== undefined) keys.push(key)
  return keys
}

async function addTables(
  client: pg.Client,
  archive: ArchiveWriter,
  tables: readonly ArchivedTable[],
): Promise<Manifest['tables']> {
  const counts: Manifest['tables'] = {}
  for (const table of tables) counts[nameOf(table)] = await addTable(client, archive, table)
  await commit(client)
  return counts
}

async function addTable(client: pg.Client, archive: ArchiveWriter, table: ArchivedTable) {
  const hash = createHash('sha256')
  const text = readTable(client, table)
  let waiting: Buffer[] = []
  let size = 0
  let part = 0
  const flush = async () => {
    if (size === 0) return
    part += 1
    const content = Buffer.concat(waiting, size)
    waiting = []
    size = 0
    hash.update(content)
    await archive.add(partName(table, part), content)
  }
  for await (const chunk of text as AsyncIterable<Buffer>) {
    waiting.push(chunk)
    size += chunk.length
    if (size >= partBytes) await flush()
  }
  await flush()
  return { rows: text.rowCount, sha256: hash.digest('hex') }
}

async function addFiles(files: FileStore, keys: readonly string[], archive: ArchiveWriter): Promise<Manifest['files']> {
  const counts = { count: 0, bytes: 0 }
  for (const key of keys) {
    const stream = await files.open(key)
    // Whatever went nevertheless was taken away by hand.
    if (!stream) continue
    const content = await buffer(stream)
    counts.count += 1
    counts.bytes += content.length
    await archive.add(fileName(key), content)
  }
  return counts
}

const json = (value: object) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
