import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { chownToFolderOwner } from './identity.ts'

export type Claim = { release: () => void }

const busy = 5

/**
 * Locks a data folder for this process; returns undefined if another process holds the lock.
 * Uses a file lock of the operating system, through SQLite as the only portable way in Node.
 * The lock ends with the process, so neither a kill -9 nor a recycled pid leaves it behind.
 */
export function lockFolder(dataDir: string): Claim | undefined {
  const lock = tryLock(path.join(dataDir, 'hearback.lock'))
  if (lock === undefined) return undefined
  fs.writeFileSync(pidFile(dataDir), `${process.pid} ${process.ppid}\n`)
  chownToFolderOwner(pidFile(dataDir))
  return {
    release: () => {
      if (!lock.isOpen) return
      fs.rmSync(pidFile(dataDir), { force: true })
      lock.close()
    },
  }
}

/** Describes the holder of the lock; the pid is informative only. */
export function holderOf(dataDir: string): string {
  const { pid } = readPids(dataDir)
  return pid > 0 ? `process ${pid}` : 'another process'
}

/** Whether the parent of the folder's holder has ended, such as a start command after kill -9: the holder then stops by itself. */
export function isOrphaned(dataDir: string): boolean {
  const { pid, parent } = readPids(dataDir)
  return pid > 0 && parent > 0 && (!isAlive(parent) || hasOtherParent(pid, parent))
}

/** The holder, and its parent when it took the folder; 0 where the file does not say. */
function readPids(dataDir: string): { pid: number; parent: number } {
  const content = fs.existsSync(pidFile(dataDir)) ? fs.readFileSync(pidFile(dataDir), 'utf8') : ''
  const [pid = 0, parent = 0] = content.split(/\s+/).map(Number)
  return { pid, parent }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Linux only: a zombie parent still looks alive. */
function hasOtherParent(pid: number, parent: number): boolean {
  const file = `/proc/${pid}/stat`
  if (!fs.existsSync(file)) return false
  const afterName = fs.readFileSync(file, 'utf8').split(') ').at(-1) ?? ''
  return Number(afterName.split(' ')[1]) !== parent
}

function pidFile(dataDir: string): string {
  return path.join(dataDir, 'hearback.pid')
}

function tryLock(file: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file)
    lock.exec('pragma journal_mode = memory; begin exclusive')
    chownToFolderOwner(file)
    return lock
  } catch (cause) {
    lock?.close()
    if ((cause as { errcode?: number }).errcode === busy) return undefined
    throw new Error(
      `Cannot lock ${file}: this account may not write there, or the disk knows no locks. Choose another DATA_DIR.`,
      { cause },
    )
  }
}
