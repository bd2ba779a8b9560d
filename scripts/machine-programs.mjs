import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { join } from 'node:path'
import { run, say } from './run-program.mjs'

const chromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const postgresFolders = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']

/** The Chromium that the tests drive, installed by the system's package manager when there is none. @returns {Promise<string | undefined>} */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const found = findChromium() ?? ((await install('chromium')) ? findChromium() : undefined)
  if (found === undefined)
    say('No Chromium was found. Install Chromium or Chrome, or name it in CHROMIUM_PATH, and run the tests again.')
  return found
}

/** The programs of a native PostgreSQL, 15 or later, for the test on a server of one's own. @returns {Promise<string | undefined>} */
export async function ensurePostgres() {
  const found = findPostgres() ?? ((await install('postgresql')) ? findPostgres() : undefined)
  if (found === undefined) say('No PostgreSQL 15 or later was found on this machine: the embedded one alone is tested.')
  return found
}

/** OpenStack Swift, for the tests of files in S3. Where there is none they are reported as skipped. */
export async function ensureSwift() {
  if (hasSwift() || ((await install('python3-swift', 'memcached')) && hasSwift())) return
  say('No OpenStack Swift was found on this machine: files in S3 are not tested.')
}

/** A Redis server, for the tests with several processes. Where there is none they are reported as skipped. @returns {Promise<string | undefined>} */
export async function ensureRedis() {
  const found = findRedis() ?? ((await install('redis-server')) ? findRedis() : undefined)
  if (found === undefined) say('No Redis server was found on this machine: several processes are not tested.')
  return found
}

/** PgBouncer, for the tests behind a pooler. Where there is none they are reported as skipped. @returns {Promise<string | undefined>} */
export async function ensurePgBouncer() {
  const find = () => findProgram(['pgbouncer', '/usr/sbin/pgbouncer'], '--version')
  const found = find() ?? ((await install('pgbouncer')) ? find() : undefined)
  if (found === undefined) say('No PgBouncer was found on this machine: connections through a pooler are not tested.')
  return found
}

/** nginx, for the example of it and for several hosts. Where there is none what it does is not tested. @returns {Promise<string | undefined>} */
export async function ensureNginx() {
  const find = () => findProgram(['nginx', '/usr/sbin/nginx'], '-v')
  const found = find() ?? ((await install('nginx', 'openssl')) ? find() : undefined)
  if (found === undefined) say('No nginx was found on this machine: the example for it is read and not run.')
  return found
}

/** @param {string[]} names @param {string} option */
function findProgram(names, option) {
  return names.find((name) => spawnSync(name, [option]).status === 0)
}

function findRedis() {
  return findProgram(['redis-server', 'valkey-server'], '--version')
}

function hasSwift() {
  const module = spawnSync('/usr/bin/python3', ['-c', 'import swift.common.middleware.s3api'])
  return module.status === 0 && spawnSync('memcached', ['--version']).status === 0
}

function findChromium() {
  // A file is no proof: on some systems it only says that the browser comes from elsewhere.
  return chromiums.find((file) => fs.existsSync(file) && spawnSync(file, ['--version']).status === 0)
}

function findPostgres() {
  const folders = postgresFolders.flatMap((home) =>
    fs.existsSync(home) ? fs.readdirSync(home).map((name) => join(home, name, 'bin')) : [],
  )
  const versions = folders
    .map((folder) => ({ folder, version: versionIn(folder) }))
    .filter(({ version }) => version >= 15)
  return versions.sort((one, other) => other.version - one.version)[0]?.folder
}

/** @param {string} folder */
function versionIn(folder) {
  const program = join(folder, 'postgres')
  if (!fs.existsSync(program)) return 0
  return Number(/ (\d+)/.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? 0)
}

/** Packages bring services of their own, which stay off: this file says so to those who would start them. */
const aptGet = `
  guard=/usr/sbin/policy-rc.d
  if [ ! -e "$guard" ]; then
    trap 'rm -f "$guard"' EXIT
    printf '#!/bin/sh\\nexit 101\\n' >"$guard"
    chmod 755 "$guard"
  fi
  export DEBIAN_FRONTEND=noninteractive
  apt-get update --quiet=2
  apt-get install --yes --quiet=2 "$@"`

/** @param {string[]} names @returns {Promise<boolean>} whether the package manager installed them */
async function install(...names) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (!fs.existsSync('/usr/bin/apt-get')) return false
  if (asRoot.length > 0 && spawnSync('sudo', ['-n', 'true']).status !== 0) return false
  say(`Installing ${names.join(' and ')} with apt-get.`)
  const [program = 'sh', ...words] = [...asRoot, 'sh', '-c', aptGet, 'sh', ...names]
  return (await run(program, words)) === 0
}
