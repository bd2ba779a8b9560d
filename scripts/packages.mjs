import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'
import { npm, root, say } from './run-program.mjs'

const lockFile = join(root, 'package-lock.json')
const installedFile = join(root, 'node_modules', '.package-lock.json')
const stampFile = join(root, 'node_modules', '.hearback-lock')

/** Installs what the lock file names, unless that was done already. */
export async function ensurePackages() {
  const wanted = stamp()
  if (read(stampFile) === wanted) return
  if (!isInstalled(JSON.parse(read(lockFile) ?? '{}'), JSON.parse(read(installedFile) ?? '{}'))) await install()
  fs.writeFileSync(stampFile, wanted)
}

async function install() {
  say('Installing the packages; the first time this takes a minute or two.')
  // NODE_ENV=production would leave out what builds the pages.
  const { NODE_ENV: _, ...env } = process.env
  // Not `npm ci`: it refuses a lock file that lacks a package for another system, as one made with an incomplete registry does.
  // --no-save takes the versions of the lock file just the same, and leaves the file alone.
  const words = [
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const code = await npm(words, { env: { ...env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' } })
  if (code !== 0) throw new Error('The packages could not be installed; npm says why above.')
}

/**
 * Whether npm's own record of node_modules holds every package of the lock file: true after somebody ran npm install by hand.
 * @param {{ packages?: Record<string, LockEntry> }} lock @param {{ packages?: Record<string, LockEntry> }} installed
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockEntry
 */
export function isInstalled(lock, installed) {
  const there = installed.packages ?? {}
  return Object.entries(lock.packages ?? {})
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.link && !entry.optional && !entry.devOptional)
    .every(([place, entry]) => there[place]?.version === entry.version)
}

/** The machine belongs to it: packages for one system are of no use to another that sees the same folder. */
function stamp() {
  const lock = createHash('sha256').update(fs.readFileSync(lockFile)).digest('hex')
  return `${lock} ${process.platform} ${process.arch}\n`
}

/** @param {string} file */
function read(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined
}
