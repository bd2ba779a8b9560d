import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bareEnvironment } from '../../process/bare-environment.ts'
import type { Binaries } from './binaries.ts'
import type { Identity } from './identity.ts'

const windows = process.platform === 'win32'

/** Everything needed to run the server of one cluster folder. */
export type Cluster = { folder: string; logFile: string; programs: Binaries; who: Identity | undefined }
export type Settings = Record<string, string | number>
type PidFile = { pid: number; port: number; ready: boolean }

/** Parses postmaster.pid: line 1 is the pid, line 4 the port, line 8 the state. */
export function readPidFile(folder: string): PidFile | undefined {
  try {
    const lines = fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')
    // A negative pid stands for a single-user server.
    return { pid: Math.abs(Number(lines[0])), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/** Stops the server of a killed application, and handles a pid that has been recycled. */
export async function stopLeftoverServer(cluster: Cluster, log: (sentence: string) => void): Promise<void> {
  const left = readPidFile(cluster.folder)
  if (!left?.pid) return
  if (isServerOf(cluster, left.pid)) {
    log(
      `PostgreSQL still runs as process ${left.pid} after its application ended without stopping it: stopping it first.`,
    )
    await stopServer(cluster, left.pid)
  } else if (isAlive(left.pid) && left.pid !== process.pid) {
    disownPidFile(cluster.folder)
  }
}

/** Starts the server on a port of 127.0.0.1; returns the process, or its output if it exits. */
export async function launch(
  cluster: Cluster,
  port: number,
  settings: Settings,
): Promise<ChildProcess | { said: string }> {
  const saidBefore = fs.statSync(cluster.logFile).size
  const child = spawnServer(cluster, { ...settings, port })
  let ended = false
  child.once('exit', () => (ended = true))
  child.once('error', () => (ended = true))
  while (!ended) {
    const file = readPidFile(cluster.folder)
    if (file?.ready && file.pid === child.pid) return child
    await pause(15)
  }
  return { said: fs.readFileSync(cluster.logFile).subarray(saidBefore).toString() }
}

/** Fast shutdown; after 5 seconds immediate shutdown, which loses nothing but makes the next start replay the log. */
export async function stopServer(cluster: Cluster, pid: number): Promise<void> {
  if (windows) {
    const stop = ['stop', '-D', cluster.folder, '-m', 'fast', '-w', '-t', '5']
    spawnSync(cluster.programs.pgCtl, stop, { env: bareEnvironment(), windowsHide: true })
    return
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!sendSignal(pid, signal)) return
    if (await ends(cluster, pid, 5_000)) return
  }
  throw new Error(`PostgreSQL (process ${pid}) on ${cluster.folder} cannot be stopped.`)
}

function spawnServer(cluster: Cluster, settings: Settings): ChildProcess {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // A file, not a pipe: a pipe makes PostgreSQL wait when our event loop is busy, and breaks when we die.
  const log = fs.openSync(cluster.logFile, 'a')
  const child = spawn(cluster.programs.postgres, ['-D', cluster.folder, ...options], {
    ...cluster.who,
    cwd: path.parse(cluster.folder).root,
    env: bareEnvironment(),
    stdio: ['ignore', log, log],
    // Its own process group: Ctrl-C must not reach it before the application has drained.
    detached: true,
    windowsHide: true,
  })
  fs.closeSync(log)
  child.unref()
  return child
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether that pid is the server of this very folder. Pids are recycled, and another PostgreSQL may have been given it. */
function isServerOf(cluster: Cluster, pid: number): boolean {
  if (!isAlive(pid)) return false
  try {
    const command = commandOf(pid)
    return windows ? /postgres/i.test(command) : command.includes(cluster.folder) && command.includes('postgres')
  } catch {
    return false
  }
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  const [program, ...options] = windows
    ? ['tasklist', '/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']
    : ['ps', '-p', String(pid), '-o', 'command=']
  return execFileSync(program as string, options, { encoding: 'utf8', windowsHide: true })
}

/**
 * A recycled pid in postmaster.pid would block every start; PostgreSQL ignores the pid of its own parent.
 * The file must not be deleted: its other lines stop a second server while processes of a killed one still run.
 */
function disownPidFile(folder: string): void {
  const file = path.join(folder, 'postmaster.pid')
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^.*/, String(process.pid)))
}

function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
    throw new Error(`PostgreSQL runs as process ${pid} under another account: stop it there first.`, { cause: error })
  }
}

async function ends(cluster: Cluster, pid: number, within: number): Promise<boolean> {
  const deadline = Date.now() + within
  while (isServerOf(cluster, pid)) {
    if (Date.now() > deadline) return false
    await pause(10)
  }
  return true
}
