import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { bareEnvironment } from '../../process/bare-environment.ts'
import { findBinaries } from './binaries.ts'
import { allowTraversal, chownToFolderOwner, type Identity, mayEnter, pickIdentity } from './identity.ts'
import type { Cluster } from './process.ts'

/** Contents of embedded.json. `folder` is set only if the data lives elsewhere. */
export type Memory = { password: string; port?: number; folder?: string }

const largeLog = 10 * 1024 * 1024

/** The existing cluster of a data folder, which only its owner and root can read. */
export function findCluster(dataDir: string): { folder: string; memory: Memory } | undefined {
  const memory = recall(dataDir)
  const folder = memory && existingCluster(clusterHome(dataDir, memory))
  return folder && memory ? { folder, memory } : undefined
}

export function rememberMemory(dataDir: string, memory: Memory): void {
  const file = memoryFile(dataDir)
  fs.writeFileSync(`${file}.new`, JSON.stringify(memory), { mode: 0o600 })
  chownToFolderOwner(`${file}.new`)
  fs.renameSync(`${file}.new`, file)
}

/** Finds or creates the cluster of a data folder; throws a sentence for another major version. */
export function prepareCluster(dataDir: string, log: (sentence: string) => void): { cluster: Cluster; memory: Memory } {
  openFolder(postgresFolder(dataDir))
  const memory = recall(dataDir) ?? { password: randomBytes(24).toString('base64url') }
  const home = clusterHome(dataDir, memory)
  const who = pickIdentity(existingCluster(home) ?? home)
  const programs = findBinaries(who, log)
  moveIntoReach(dataDir, memory, who, log)
  const folder = path.join(clusterHome(dataDir, memory), `pg${programs.version.split('.')[0]}`)
  refuseOtherMajor(folder)
  rememberMemory(dataDir, memory)
  const cluster: Cluster = { folder, programs, who, logFile: path.join(postgresFolder(dataDir), 'postgres.log') }
  prepareLog(cluster.logFile)
  if (!isCluster(folder)) initialise(cluster, memory.password)
  return { cluster, memory }
}

function recall(dataDir: string): Memory | undefined {
  const file = memoryFile(dataDir)
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined
}

function memoryFile(dataDir: string): string {
  return path.join(postgresFolder(dataDir), 'embedded.json')
}

function postgresFolder(dataDir: string): string {
  return path.join(dataDir, 'postgres')
}

function clusterHome(dataDir: string, memory: Memory): string {
  return memory.folder ?? postgresFolder(dataDir)
}

function existingCluster(home: string): string | undefined {
  if (!fs.existsSync(home)) return undefined
  const clusters = fs.readdirSync(home).filter((entry) => /^pg\d+$/.test(entry) && isCluster(path.join(home, entry)))
  const name = clusters.sort((a, b) => Number(b.slice(2)) - Number(a.slice(2)))[0]
  return name && path.join(home, name)
}

function isCluster(folder: string): boolean {
  return fs.existsSync(path.join(folder, 'PG_VERSION'))
}

function refuseOtherMajor(folder: string): void {
  const home = path.dirname(folder)
  const other = existingCluster(home)
  if (other === undefined || isCluster(folder)) return
  const [theirs, ours] = [other, folder].map((cluster) => path.basename(cluster).slice(2))
  throw new Error(
    `The data in ${home} was written by PostgreSQL ${theirs}, and this release brings PostgreSQL ${ours}. Run "npm run upgrade" once: it moves the data over and keeps the old folder.`,
  )
}

/** A cluster of another major version and its log file; undefined without one. */
export function findOlderCluster(dataDir: string) {
  const found = findCluster(dataDir)
  const folder = found?.folder ?? ''
  const major = Number(path.basename(folder).slice(2))
  const ours = Number(findBinaries(undefined, () => {}).version.split('.')[0])
  if (!found || major === ours) return undefined
  if (major > ours) throw new Error(`${folder} was written by PostgreSQL ${major}, which is newer than this release.`)
  const logFile = path.join(postgresFolder(dataDir), 'postgres.log')
  return { ...found, major, ours, logFile, home: path.dirname(folder), who: pickIdentity(folder) }
}

/** Moves a draft cluster into place; renames the old one, so that it cannot be started, and returns its path. */
export function replaceCluster(old: { folder: string; home: string; ours: number }, draft: string): string {
  const kept = path.join(old.home, `old-${path.basename(old.folder)}`)
  // In this order: after a crash a start finds one of the two.
  fs.renameSync(draft, path.join(old.home, `pg${old.ours}`))
  fs.renameSync(old.folder, kept)
  return kept
}

/** Deletes the folders that `takePlace` has kept; returns their paths. */
export function removeOlderClusters(dataDir: string): string[] {
  const memory = recall(dataDir)
  const home = memory && clusterHome(dataDir, memory)
  if (!home || !fs.existsSync(home)) return []
  const kept = fs.readdirSync(home).filter((entry) => /^old-pg\d+$/.test(entry))
  for (const entry of kept) fs.rmSync(path.join(home, entry), { recursive: true })
  return kept.map((entry) => path.join(home, entry))
}

/** Creates a folder. As root, gives the account of PostgreSQL access regardless of the umask. */
export function openFolder(folder: string): void {
  const made = fs.mkdirSync(folder, { recursive: true })
  if (made === undefined || process.getuid?.() !== 0) return
  for (let at = folder; at.length >= made.length; at = path.dirname(at)) fs.chmodSync(at, 0o711)
}

/** The home folder of root is closed to the account of PostgreSQL, whose files then live in /var/lib. */
function moveIntoReach(
  dataDir: string,
  memory: Memory,
  who: Identity | undefined,
  log: (sentence: string) => void,
): void {
  if (who === undefined || mayEnter(clusterHome(dataDir, memory), who)) return
  if (memory.folder === undefined) {
    for (const folder of [dataDir, postgresFolder(dataDir)]) allowTraversal(folder, who)
    if (mayEnter(postgresFolder(dataDir), who)) return
  }
  if (memory.folder !== undefined || existingCluster(postgresFolder(dataDir))) {
    throw new Error(
      `The account with uid ${who.uid} cannot enter ${clusterHome(dataDir, memory)}: open the folders above it to that account.`,
    )
  }
  memory.folder = `/var/lib/hearback/data-${randomBytes(6).toString('hex')}`
  openFolder(memory.folder)
  log(
    `PostgreSQL may not run as root, and its account cannot enter ${dataDir}: the database is kept in ${memory.folder}.`,
  )
}

function initialise(cluster: Cluster, password: string): void {
  const home = path.dirname(cluster.folder)
  for (const left of fs.readdirSync(home).filter((entry) => entry.startsWith('new-')))
    fs.rmSync(path.join(home, left), { recursive: true })
  // Created under a temporary name and then renamed, so that a crash leaves no partial cluster.
  const draft = path.join(home, `new-${process.pid}`)
  const passwordFile = `${draft}.password`
  fs.mkdirSync(draft, { mode: 0o700 })
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (cluster.who) for (const file of [draft, passwordFile]) fs.chownSync(file, cluster.who.uid, cluster.who.gid)
  const run = spawnSync(cluster.programs.initdb, initdbOptions(draft, passwordFile), {
    ...cluster.who,
    cwd: path.parse(home).root,
    env: bareEnvironment(),
    encoding: 'utf8',
    windowsHide: true,
  })
  fs.rmSync(passwordFile)
  if (run.status !== 0) {
    fs.rmSync(draft, { recursive: true, force: true })
    throw new Error(`PostgreSQL could not prepare ${home}: ${run.stderr || run.error?.message}`)
  }
  fs.renameSync(draft, cluster.folder)
}

/** The builtin provider sorts the same on every machine and in every version, so that a folder may move between them. */
function initdbOptions(folder: string, passwordFile: string): string[] {
  return [
    ...[
      '-D',
      folder,
      '-U',
      'hearback',
      '--pwfile',
      passwordFile,
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
      '-T',
      'english',
      '--no-instructions',
    ],
    ...['--locale-provider=builtin', '--locale=C.UTF-8', '--lc-collate=C', '--lc-ctype=C', '--lc-messages=C'],
  ]
}

function prepareLog(logFile: string): void {
  if ((fs.statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > largeLog) fs.renameSync(logFile, `${logFile}.1`)
  fs.closeSync(fs.openSync(logFile, 'a', 0o600))
  chownToFolderOwner(logFile)
}
