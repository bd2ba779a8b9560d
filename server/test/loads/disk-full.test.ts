import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signUp } from '@hearback/contract/accounts/accounts.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { findRunning } from '../../src/db/embedded/embedded.ts'
import { callerAt, eventually, type Refusal } from '../app.ts'
import { isLong, noteFigures } from '../long.ts'
import { startProcess } from '../process.ts'

const folder = await mkdtemp(join(tmpdir(), 'hearback-full-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Mounts a small private disk for a command, in its own mount namespace. */
const small = ['unshare', '--mount', 'sh', '-c', 'mount -t tmpfs -o size=320m,mode=755 tmpfs "$0" && exec "$@"', folder]
const mayMount = spawnSync('unshare', ['--mount', 'true']).status === 0

/** Fills the disk to the last byte. */
function fill(file: string): void {
  const ballast = openSync(file, 'a')
  for (const size of [65_536, 1]) {
    const piece = Buffer.alloc(size)
    expect(() => {
      while (true) writeSync(ballast, piece)
    }).toThrow('ENOSPC')
  }
  closeSync(ballast)
}

/** Fills the disk with WAL only, until the database stops. Returns the megabytes. */
async function fillLog(url: string): Promise<number> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  for (let megabytes = 0; ; megabytes += 1) {
    const written = client.query("select pg_logical_emit_message(false, '', repeat('x', 1000000))")
    if (!(await written.catch(() => false))) return megabytes
  }
}

test.skipIf(!mayMount)('a full disk refuses clearly, loses nothing, and is over once there is room', async () => {
  const server = await startProcess({ DATA_DIR: folder, TRUST_PROXY: '1' }, 'main.ts', small)
  const disk = `/proc/${server.process.pid}/root${folder}`
  const database = findRunning(disk)?.url as string
  const visitor = (number: number) =>
    callerAt(server.url, undefined, { 'x-forwarded-for': `10.0.${number >> 8}.${number % 256}` })
  const welcomed: string[] = []
  const refusals: Refusal[] = []
  const register = async () => {
    const number = welcomed.length + refusals.length
    const email = `somebody${number}@people.example`
    const body = { email, phone: '+12085550100', password: 'a long password', userType: 'jobseeker' as const }
    const refusal = await visitor(number)
      .call(signUp, { body })
      .catch((error: Refusal) => error)
    if (refusal instanceof Error) refusals.push(refusal)
    else welcomed.push(email)
    return !(refusal instanceof Error)
  }

  expect(await register()).toBe(true)
  fill(join(disk, 'ballast'))
  await eventually(async () => !(await register()))
  expect((await visitor(0).call(searchJobs, { body: {} })).total).toBe(0)
  expect((await fetch(`${server.url}/`)).status).toBe(200)
  const megabytes = await fillLog(database)
  await eventually(async () => !(await register()))
  rmSync(join(disk, 'ballast'))
  const begin = performance.now()
  await eventually(register)
  const backMs = Math.round(performance.now() - begin)

  for (const { body, headers } of refusals) {
    expect(body.code).toBe('unavailable')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  const client = new pg.Client(database)
  await client.connect()
  expect((await client.query('select from signups where email = any($1)', [welcomed])).rowCount).toBe(welcomed.length)
  await client.end()
  const outbox = join(disk, 'outbox')
  // Jobs that could not be marked as failed are retried after missed heartbeats.
  if (isLong) await eventually(async () => (await unmailed(outbox, welcomed)).length === 0, { withinMs: 120_000 })
  noteFigures('P5', { 'registered on a full disk': welcomed.length, 'MB of log': megabytes, 'back after, ms': backMs })
  expect(await server.end()).toBe(0)
})

async function unmailed(outbox: string, emails: readonly string[]): Promise<string[]> {
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
  const mails = (await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))).join()
  return emails.filter((email) => !mails.includes(email))
}
