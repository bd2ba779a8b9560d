import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findCluster, openFolder, prepareCluster, rememberMemory } from './cluster.ts'
import { type Claim, holderOf, isOrphaned, lockFolder } from './lock.ts'
import { readPidFile, type Settings } from './process.ts'
import { defaultSettings } from './settings.ts'
import { supervise } from './supervisor.ts'

export type EmbeddedOptions = { dataDir: string; settings?: Settings; log: (sentence: string) => void }
/** `folder` holds the files of the database; it is not always inside the data folder. */
export type Embedded = { url: string; folder: string; stop: () => Promise<void> }

const database = 'hearback'
const patience = 60_000
const orphanTimeoutMs = 15_000

/**
 * Starts the bundled PostgreSQL on a data folder and keeps it running until `stop()`: a server that dies is started again on the same port.
 * One process at a time has a folder; throws a sentence with its pid otherwise. A holder whose start command was killed
 * stops by itself, so this waits up to 15 seconds for it. `stop()` takes at most 5 seconds unless PostgreSQL hangs.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataDir = folderOf(options)
  const claim = lockFolder(dataDir) ?? (await claimFromOrphan(dataDir, options.log))
  if (claim !== undefined) return startClaimed(dataDir, claim, options)
  throw new Error(
    `Hearback already runs on ${dataDir} (${holderOf(dataDir)}). Stop it first, or choose another DATA_DIR.`,
  )
}

async function claimFromOrphan(dataDir: string, log: (sentence: string) => void): Promise<Claim | undefined> {
  if (!isOrphaned(dataDir)) return lockFolder(dataDir)
  const seconds = orphanTimeoutMs / 1_000
  log(
    `The start command of ${holderOf(dataDir)} has ended, so it stops and frees ${dataDir}. Waiting up to ${seconds} s.`,
  )
  const deadline = Date.now() + orphanTimeoutMs
  let claim: Claim | undefined
  while (claim === undefined && Date.now() < deadline) {
    await pause(100)
    claim = lockFolder(dataDir)
  }
  return claim
}

/** The database of a data folder for a command: that of the running application if there is one, else one started for the command. */
export async function joinEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataDir = folderOf(options)
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    const claim = lockFolder(dataDir)
    if (claim !== undefined) return startClaimed(dataDir, claim, options)
    const running = findRunning(dataDir)
    if (running !== undefined) return { ...running, stop: async () => {} }
    await pause(100)
  }
  throw new Error(`The database on ${dataDir} belongs to ${holderOf(dataDir)} and does not become ready.`)
}

function folderOf({ dataDir }: EmbeddedOptions): string {
  const folder = path.resolve(dataDir)
  openFolder(folder)
  return folder
}

async function startClaimed(dataDir: string, claim: Claim, { settings, log }: EmbeddedOptions): Promise<Embedded> {
  try {
    const { cluster, memory } = prepareCluster(dataDir, log)
    const server = await supervise({
      cluster,
      wantedPort: memory.port,
      settings: { ...defaultSettings(), ...settings },
      log,
    })
    rememberMemory(dataDir, { ...memory, port: server.port })
    const stop = async () => {
      await server.stop()
      claim.release()
    }
    await createDatabase(urlOf(memory.password, server.port, 'postgres')).catch(async (error) => {
      await stop()
      throw error
    })
    return { url: urlOf(memory.password, server.port, database), folder: cluster.folder, stop }
  } catch (error) {
    claim.release()
    throw error
  }
}

function urlOf(password: string, port: number, name: string): string {
  return `postgres://hearback:${password}@127.0.0.1:${port}/${name}`
}

/** The database of a data folder while an application runs on it. */
export function findRunning(dataDir: string): { url: string; folder: string } | undefined {
  const found = findCluster(dataDir)
  const server = found && readPidFile(found.folder)
  if (!(found && server?.ready)) return undefined
  return { url: urlOf(found.memory.password, server.port, database), folder: found.folder }
}

/** Looking first is safe here: the claim on the folder keeps everybody else away. */
async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
  if (rowCount === 0) await client.query(`create database ${database}`)
  await client.end()
}
