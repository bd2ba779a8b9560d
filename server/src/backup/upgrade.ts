import { rmSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { findBinaries } from '../db/embedded/binaries.ts'
import {
  findOlderCluster,
  openFolder,
  rememberMemory,
  removeOlderClusters,
  replaceCluster,
} from '../db/embedded/cluster.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { holderOf, lockFolder } from '../db/embedded/lock.ts'
import { defaultSettings } from '../db/embedded/settings.ts'
import { supervise } from '../db/embedded/supervisor.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { Manifest } from './archive.ts'
import { restoreInto } from './empty-place.ts'
import { takeBackup } from './take-backup.ts'
import { withClient } from './with-client.ts'

type Older = NonNullable<ReturnType<typeof findOlderCluster>>

interface Orders {
  readonly dataDir: string
  /** Finds the binaries of a major version: a folder with `bin`. */
  readonly programs: (major: number) => Promise<string>
  readonly log: (sentence: string) => void
}

interface Upgraded {
  readonly from: number
  readonly to: number
  readonly rows: number
  readonly tables: number
  /** The old folder, and the backup that was taken of it. */
  readonly kept: readonly string[]
}

/** Uploaded files stay where they are. */
const noFiles: FileStore = {
  put: () => Promise.reject(new Error('A database alone is moved.')),
  open: async () => undefined,
  remove: async () => {},
  async *keys() {},
}

const archiveOf = (dataDir: string) => join(dataDir, 'before-upgrade.tar.gz')

/**
 * Upgrades the embedded database to the major version of this release: takes a backup with the old binaries
 * and restores it beside the old folder. Compares counts and hashes, then swaps the folders.
 * The old folder is unchanged until then and kept until `forgetUpgrade`. Returns undefined if no upgrade is needed.
 */
export async function upgrade({ dataDir, programs, log }: Orders): Promise<Upgraded | undefined> {
  const older = findOlderCluster(dataDir)
  if (!older) return undefined
  const claim = lockFolder(dataDir)
  if (!claim) throw new Error(`Hearback runs on ${dataDir} (${holderOf(dataDir)}). Stop it first.`)
  const draft = join(older.home, 'upgrade')
  try {
    const native = await programs(older.major)
    log(`Backing up the data of PostgreSQL ${older.major}.`)
    const archive = archiveOf(dataDir)
    const before = await backUpOlder(older, native, archive, log)
    log(`Restoring it into PostgreSQL ${older.ours}.`)
    await rm(draft, { recursive: true, force: true })
    openFolder(join(draft, 'postgres'))
    rememberMemory(draft, { password: older.memory.password })
    const folder = await restoreAndCompare(draft, archive, before)
    const kept = replaceCluster(older, folder)
    const tables = Object.values(before.tables)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    return { from: older.major, to: older.ours, rows, tables: tables.length, kept: [kept, archive] }
  } finally {
    rmSync(draft, { recursive: true, force: true })
    claim.release()
  }
}

/** Deletes the old folder and backup of an upgrade; returns their paths. */
export async function forgetUpgrade(dataDir: string): Promise<string[]> {
  const archive = archiveOf(dataDir)
  const isThere = await stat(archive).then(
    () => true,
    () => false,
  )
  await rm(archive, { force: true })
  return [...removeOlderClusters(dataDir), ...(isThere ? [archive] : [])]
}

const urlOf = (older: Older, port: number) => `postgres://hearback:${older.memory.password}@127.0.0.1:${port}/hearback`

async function backUpOlder(older: Older, native: string, archive: string, log: Orders['log']): Promise<Manifest> {
  const binaries = findBinaries(older.who, log, native)
  if (Number.parseInt(binaries.version, 10) !== older.major)
    throw new Error(`${native} is PostgreSQL ${binaries.version}, but the data is from version ${older.major}.`)
  const { folder, who, logFile } = older
  const server = await supervise({
    cluster: { folder, who, logFile, programs: binaries },
    wantedPort: undefined,
    settings: defaultSettings(),
    log,
  })
  const half = `${archive}.half`
  try {
    await rm(half, { force: true })
    const manifest = await withClient(urlOf(older, server.port), (client) =>
      takeBackup({ client, files: noFiles }, half),
    )
    await rename(half, archive)
    return manifest
  } finally {
    await server.stop()
  }
}

/** Returns the folder of the new cluster after comparing every row. */
async function restoreAndCompare(draft: string, archive: string, before: Manifest): Promise<string> {
  const target = { databaseUrl: undefined, databaseDirectUrl: undefined, dataDir: draft, s3: undefined }
  await restoreInto(target, archive, { files: noFiles, upToDate: false })
  const embedded = await startEmbedded({ dataDir: draft, log: () => {} })
  try {
    if (dirname(dirname(embedded.folder)) !== draft)
      throw new Error(`The account of PostgreSQL cannot enter ${draft}: open the folders above it to that account.`)
    const again = join(draft, 'after.tar.gz')
    const after = await withClient(embedded.url, (client) => takeBackup({ client, files: noFiles }, again))
    const differing = Object.keys(before.tables).filter(
      (name) => !isDeepStrictEqual(before.tables[name], after.tables[name]),
    )
    if (differing.length > 0)
      throw new Error(`These tables differ after the move: ${differing.join(', ')}. Nothing was changed.`)
    return embedded.folder
  } finally {
    await embedded.stop()
  }
}
