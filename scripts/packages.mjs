import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'
import { log, npm, root } from './run-command.mjs'

const lockFile = join(root, 'package-lock.json')
const installedFile = join(root, 'node_modules', '.package-lock.json')
const stampFile = join(root, 'node_modules', '.hearback-lock')

/** Installs the packages of the lock file unless they are installed. */
export async function ensurePackages() {
  const wanted = stamp()
  if (read(stampFile) === wanted) return
  if (!isInstalled(JSON.parse(read(lockFile) ?? '{}'), JSON.parse(read(installedFile) ?? '{}'))) await install()
  fs.writeFileSync(stampFile, wanted)
}

async function install() {
  log('Installing the packages; the first time this takes a minute or two.')
  // NODE_ENV=production would skip the packages that build the pages.
  const { NODE_ENV: _, ...env } = process.env
  // Not `npm ci`: it rejects a lock file that lacks an optional package of another platform.
  // --prefer-offline takes what npm has stored without asking whether it changed; a version of the lock file never does.
  // --no-save also installs the versions of the lock file, and leaves the file unchanged.
  const words = [
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--prefer-offline',
    '--no-fund',
    '--loglevel=error',
  ]
  const code = await npm(words, { env: { ...env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' } })
  if (code !== 0) throw new Error('The packages could not be installed; see the error of npm above.')
}

/**
 * Whether npm's record of node_modules has every package of the lock file, as after a manual npm install.
 * @param {{ packages?: Record<string, LockEntry> }} lock @param {{ packages?: Record<string, LockEntry> }} installed
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockEntry
 */
export function isInstalled(lock, installed) {
  const there = installed.packages ?? {}
  return Object.entries(lock.packages ?? {})
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.link && !entry.optional && !entry.devOptional)
    .every(([place, entry]) => there[place]?.version === entry.version)
}

/** Includes the platform: a folder shared between systems needs packages of each. */
function stamp() {
  const lock = createHash('sha256').update(fs.readFileSync(lockFile)).digest('hex')
  return `${lock} ${process.platform} ${process.arch}\n`
}

/** @param {string} file */
function read(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined
}
