import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nativePrograms, postgresAccount } from '../../test/native-postgres.ts'
import { freePort } from '../../test/process.ts'
import { ask, contentOf } from '../../test/restore-target.ts'
import { openDatabase, openPool } from '../db/database.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { loadPlaces } from '../features/places/load-places.service.ts'
import { forgetUpgrade, upgrade } from './upgrade.ts'

const bin = await nativePrograms()
const versionText = bin ? execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }) : ''
const older = Number(/ (\d+)/.exec(versionText)?.[1] ?? 99)
const missing = older >= 18 ? 'no older PostgreSQL of the system' : undefined
const password = 'a-password-of-the-cluster'
const quiet = () => {}

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hearback-upgrade-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

let prepared = ''
let contents: Record<string, string> = {}
beforeAll(async () => {
  if (missing) return
  prepared = await mkdtemp(join(tmpdir(), 'hearback-older-'))
  contents = await prepareOlderFolder(prepared)
}, 180_000)
afterAll(() => rm(prepared, { recursive: true, force: true }))

/** Fills the data folder with that of an older release; returns its contents. */
function anOlderFolder(): Record<string, string> {
  // Unlike `fs.cp`, this keeps the owner.
  execFileSync('cp', ['-Rp', `${prepared}/.`, dataDir])
  return contents
}

/** Creates the data folder of a release with the system's PostgreSQL; returns its contents. */
async function prepareOlderFolder(dataDir: string): Promise<Record<string, string>> {
  const postgres = join(dataDir, 'postgres')
  const folder = join(postgres, `pg${older}`)
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  execFileSync('chmod', ['711', dataDir, postgres])
  const account = await postgresAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  const run = (program: string, ...words: string[]) =>
    execFileSync(join(bin ?? '', program), words, { ...account, cwd: '/', stdio: 'pipe', input: '' })
  const secret = join(dataDir, 'secret')
  writeFileSync(secret, `${password}\n`, { mode: 0o644 })
  run(
    'initdb',
    '-D',
    folder,
    '-U',
    'hearback',
    '--pwfile',
    secret,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  )
  writeFileSync(join(postgres, 'embedded.json'), JSON.stringify({ password }), { mode: 0o600 })
  writeFileSync(join(postgres, 'postgres.log'), '')
  if (account) chownSync(join(postgres, 'postgres.log'), account.uid, account.gid)
  const port = await freePort()
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`
  run('pg_ctl', '-D', folder, '-l', join(folder, 'log'), '-o', options, '-w', 'start')
  try {
    const url = (name: string) => `postgres://hearback:${password}@127.0.0.1:${port}/${name}`
    await ask(url('postgres'), 'create database hearback')
    const pool = openPool({ url: url('hearback') })
    await migrate(openDatabase(pool))
    await loadPlaces(openDatabase(pool), { minPopulation: 1_000_000 })
    await pool.query(`insert into users (email, phone, password_hash, user_type)
      select n || '@people.example', '+12085550100', E'x\\ty\\\\', 'employer' from generate_series(1, 50) n`)
    await pool.end()
    return await contentOf(url('hearback'))
  } finally {
    run('pg_ctl', '-D', folder, '-m', 'fast', '-w', 'stop')
  }
}

describe.skipIf(missing)(
  `the data of an older PostgreSQL${missing ? ` (${missing})` : ''}`,
  { timeout: 180_000 },
  () => {
    const move = () => upgrade({ dataDir, programs: async () => dirname(bin ?? ''), log: quiet })

    test('is refused by the start, moved by one command with every row, and kept until told', async () => {
      const before = anOlderFolder()
      await expect(startEmbedded({ dataDir, log: quiet })).rejects.toThrow(/Run "npm run upgrade" once/)
      const done = await move()
      expect(done).toMatchObject({ from: older, to: 18 })
      expect(done?.rows).toBeGreaterThan(50)
      const [old = '', archive = ''] = done?.kept ?? []
      expect([basename(old), existsSync(old), existsSync(archive)]).toEqual([`old-pg${older}`, true, true])
      const embedded = await startEmbedded({ dataDir, log: quiet })
      try {
        expect(await ask(embedded.url, "select current_setting('server_version_num')::int / 10000 as major")).toEqual([
          { major: 18 },
        ])
        const after = await contentOf(embedded.url)
        expect(Object.fromEntries(Object.keys(before).map((name) => [name, after[name]]))).toEqual(before)
      } finally {
        await embedded.stop()
      }
      expect(await move()).toBeUndefined()
      expect(await forgetUpgrade(dataDir)).toEqual([old, archive])
      expect([existsSync(old), existsSync(archive)]).toEqual([false, false])
    })

    test('stays as it was where the programs are of another version', async () => {
      anOlderFolder()
      const wrong = upgrade({ dataDir, programs: async (major) => join(dataDir, `no-${major}`), log: quiet })
      await expect(wrong).rejects.toThrow()
      expect(existsSync(join(dataDir, 'postgres', `pg${older}`, 'PG_VERSION'))).toBe(true)
      expect(existsSync(join(dataDir, 'postgres', 'upgrade'))).toBe(false)
      expect((await move())?.to).toBe(18)
    })
  },
)
