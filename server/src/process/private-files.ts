import { chmodSync, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

const privateMask = 0o077
const sharedMask = 0o022

/** Folders of the data folder with emails, uploads and logs. Releases before this one made them with the default umask. */
const dataFolders = ['outbox', 'files', 'redis']

/**
 * Makes every file and folder that this process and its children create private to their account (0600 and 0700),
 * and closes existing folders of `dataDir` that hold people's data. Call it once, before anything is written.
 * The data folder itself stays open to PostgreSQL's account, see `openFolder`.
 */
export function restrictFiles(dataDir: string): void {
  process.umask(privateMask)
  for (const name of dataFolders) closeFolder(join(dataDir, name))
}

function closeFolder(folder: string): void {
  if (process.platform === 'win32' || !existsSync(folder)) return
  const { mode, uid } = statSync(folder)
  const isOurs = process.getuid?.() === 0 || uid === process.getuid?.()
  if (isOurs && (mode & privateMask) !== 0) chmodSync(folder, 0o700)
}

/** Runs `work`, which must be synchronous, with files readable by all accounts: programs that PostgreSQL's account executes. */
export function withSharedFiles<T>(work: () => T): T {
  const before = process.umask(sharedMask)
  try {
    return work()
  } finally {
    process.umask(before)
  }
}
