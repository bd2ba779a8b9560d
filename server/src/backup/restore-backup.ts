import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import type { FileStore } from '../ports/file-store.ts'
import { type ArchivedTable, keyOf, nameOf, tableOf } from './archive.ts'
import { commit, listTables, settle } from './backup.sql.ts'
import { type CheckedArchive, readArchive } from './read-archive.ts'
import { analyze, begin, clear, comeInAnyOrder, referAgain, rollBack, setSequences, writeTable } from './restore.sql.ts'

export interface EmptyPlace {
  /** A connection to the database itself, which has the schema of the archive and nothing that somebody wrote. */
  readonly client: pg.Client
  readonly files: FileStore
  /** Files that are there already: what an interrupted restore left, or all of them where the database alone is moved. */
  readonly present: ReadonlySet<string>
}

/**
 * Restores a verified archive into an empty installation, completely or not at all. Validates constraints again
 * and rebuilds the search statistics.
 */
export async function restoreBackup(place: EmptyPlace, file: string, archive: CheckedArchive): Promise<void> {
  const { client } = place
  const { head } = archive
  await settle(client)
  refuseOtherColumns(head.tables, await listTables(client))
  const added: string[] = []
  await begin(client)
  try {
    const references = await comeInAnyOrder(client, head.tables)
    await clear(client, head.tables)
    await fill(place, file, archive, added)
    await setSequences(client, head.sequences)
    await referAgain(client, head.tables, references)
  } catch (error) {
    await rollBack(client).catch(() => {})
    for (const key of added) await place.files.remove(key).catch(() => {})
    throw error
  }
  // The outcome of a failed commit is unknown, so the files stay; they are correct either way.
  await commit(client)
  await analyze(client)
}

/** Rejects columns that were renamed or dropped since, whose values would be lost. */
function refuseOtherColumns(archived: readonly ArchivedTable[], here: readonly ArchivedTable[]): void {
  const known = new Map(here.map((table) => [nameOf(table), table.columns]))
  for (const table of archived) {
    const columns = known.get(nameOf(table)) ?? []
    const unknown = table.columns.find((column) => !columns.includes(column))
    if (unknown !== undefined)
      throw new Error(
        `There is no column ${unknown} in ${nameOf(table)} here. Restore with the release that made the backup, then update.`,
      )
  }
}

async function fill(
  place: EmptyPlace,
  file: string,
  { head, manifest }: CheckedArchive,
  added: string[],
): Promise<void> {
  const tables = new Map(head.tables.map((table) => [nameOf(table), table]))
  let open: { name: string; stream: ReturnType<typeof writeTable> } | undefined
  const endTable = async () => {
    if (!open) return
    const { name, stream } = open
    open = undefined
    stream.end()
    await finished(stream)
    const expected = manifest.tables[name]?.rows
    if (stream.rowCount !== expected) throw new Error(`${name} has ${stream.rowCount} rows instead of ${expected}.`)
  }
  for await (const { name, content } of readArchive(file)) {
    const table = tables.get(tableOf(name) ?? '')
    if (table && open?.name !== nameOf(table)) {
      await endTable()
      open = { name: nameOf(table), stream: writeTable(place.client, table) }
      // The next write reports the error.
      open.stream.on('error', () => {})
    }
    if (table && open) await write(open.stream, content)
    const key = keyOf(name)
    if (key === undefined) continue
    await endTable()
    await addFile(place, key, content, added)
  }
  await endTable()
}

async function write(stream: ReturnType<typeof writeTable>, content: Buffer): Promise<void> {
  if (stream.errored) throw stream.errored
  if (!stream.write(content)) await once(stream, 'drain')
}

/** The server sets content types itself and never reads those of the store. */
const mediaType = 'application/octet-stream'

async function addFile({ files, present }: EmptyPlace, key: string, content: Buffer, added: string[]): Promise<void> {
  if (present.has(key)) {
    const stream = await files.open(key)
    if (stream && content.equals(await buffer(stream))) return
  } else {
    added.push(key)
  }
  await files.put(key, content, mediaType)
}
