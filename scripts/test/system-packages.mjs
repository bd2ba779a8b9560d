import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { join } from 'node:path'
import { log, run } from '../run-command.mjs'

const chromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const postgresFolders = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']

/** The Chromium of the tests, installed by the system's package manager if it is missing. @returns {Promise<string | undefined>} */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const found = findChromium() ?? ((await install('chromium')) ? findChromium() : undefined)
  if (found === undefined)
    log('No Chromium was found. Install Chromium or Chrome, or name it in CHROMIUM_PATH, and run the tests again.')
  return found
}

/** Chromium without its own windows: the same pages in 40 % less processor time. @returns {Promise<string | undefined>} */
export async function ensureHeadlessShell() {
  const find = () => findProgram(['/usr/bin/chromium-headless-shell'], '--version')
  const found = find() ?? ((await install('chromium-headless-shell')) ? find() : undefined)
  if (found === undefined)
    log('No headless shell of Chromium was found: journeys run in the full browser, and take longer.')
  return found
}

/** The folder of PostgreSQL 15 or later, for tests on an external server. @returns {Promise<string | undefined>} */
export async function ensurePostgres() {
  const found = findPostgres() ?? ((await install('postgresql')) ? findPostgres() : undefined)
  if (found === undefined) log('No PostgreSQL 15 or later was found on this machine: the embedded one alone is tested.')
  return found
}

/** OpenStack Swift, for tests of files in S3; they are skipped without it. */
export async function ensureSwift() {
  if (hasSwift() || ((await install('python3-swift', 'memcached')) && hasSwift())) return
  log('No OpenStack Swift was found on this machine: files in S3 are not tested.')
}

/** A Redis server, for tests with several processes; they are skipped without it. @returns {Promise<string | undefined>} */
export async function ensureRedis() {
  const found = findRedis() ?? ((await install('redis-server')) ? findRedis() : undefined)
  if (found === undefined) log('No Redis server was found on this machine: several processes are not tested.')
  return found
}

/** PgBouncer, for tests behind a pooler; they are skipped without it. @returns {Promise<string | undefined>} */
export async function ensurePgBouncer() {
  const find = () => findProgram(['pgbouncer', '/usr/sbin/pgbouncer'], '--version')
  const found = find() ?? ((await install('pgbouncer')) ? find() : undefined)
  if (found === undefined) log('No PgBouncer was found on this machine: connections through a pooler are not tested.')
  return found
}

/** nginx, for its example configuration and several hosts; not tested without it. @returns {Promise<string | undefined>} */
export async function ensureNginx() {
  const find = () => findProgram(['nginx', '/usr/sbin/nginx'], '-v')
  const found = find() ?? ((await install('nginx', 'openssl')) ? find() : undefined)
  if (found === undefined) log('No nginx was found on this machine: the example for it is read and not run.')
  return found
}

/**
 * The programs of a failover, which are not tested without them, by the variable that names each to the tests.
 * @returns {Promise<Record<string, string | undefined>>}
 */
export async function ensureFailoverPrograms() {
  const find = () => ({
    PATRONI: findProgram(['patroni'], '--version'),
    ETCD: findProgram(['etcd'], '--version'),
    HAPROXY: findProgram(['haproxy', '/usr/sbin/haproxy'], '-v'),
    REDIS_SENTINEL: findProgram(['redis-sentinel', 'valkey-sentinel'], '--version'),
  })
  const isComplete = () => Object.values(find()).every((program) => program !== undefined)
  if (!isComplete()) await install('patroni', 'etcd-server', 'haproxy', 'redis-sentinel')
  const missing = Object.entries(find()).flatMap(([name, program]) => (program ? [] : [name]))
  if (missing.length > 0) log(`Failovers are not tested: this machine has no ${missing.join(', no ')}.`)
  return find()
}

/** Dovecot, for tests of a mailbox by IMAP; they are skipped without it. @returns {Promise<string | undefined>} */
export async function ensureDovecot() {
  const find = () => findProgram(['dovecot'], '--version')
  const found = find() ?? ((await install('dovecot-imapd')) ? find() : undefined)
  if (found === undefined) log('No Dovecot was found on this machine: replies in a mailbox are tested without one.')
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
  // The file may be a stub, for example of snap, so run it.
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

/** policy-rc.d keeps services of installed packages from starting. */
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
  log(`Installing ${names.join(' and ')} with apt-get.`)
  const [program = 'sh', ...words] = [...asRoot, 'sh', '-c', aptGet, 'sh', ...names]
  return (await run(program, words)) === 0
}
