import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nativePrograms, startNative } from '../test/native-postgres.ts'
import { type Running, startProcess } from '../test/process.ts'

const running: Running[] = []
let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hearback-main-'))
})
afterAll(async () => {
  await Promise.all(running.map((one) => one.end('SIGTERM')))
  await rm(dataDir, { recursive: true, force: true })
})
async function start(env: NodeJS.ProcessEnv): Promise<Running> {
  const one = await startProcess({ DATA_DIR: dataDir, ...env })
  running.push(one)
  return one
}
const signUp = (url: string, email: string) =>
  fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, phone: '+12085550100', password: 'a long password', userType: 'hr' }),
  }).then((answer) => answer.json() as Promise<{ existingUnverified: boolean }>)

test('a first start says where it is, refuses a second on the same data, and ends gently at SIGTERM', async () => {
  const first = await start({})
  expect(first.said()).toMatch(/Hearback is at http:\/\/localhost:\d+/)
  expect(first.said()).toContain(dataDir)
  expect(first.said()).not.toContain('npm run demo')
  // Browsers open connections ahead of time; an unused one must not delay the shutdown.
  const spare = connect(Number(new URL(first.url).port), '127.0.0.1').on('error', () => {})
  await once(spare, 'connect')
  await expect(start({})).rejects.toThrow(new RegExp(`already runs on ${dataDir}.*${first.process.pid}`))
  await signUp(first.url, 'ana@people.example')
  expect(await first.end('SIGTERM')).toBe(0)
}, 90_000)

let again: Running

test('acknowledged writes survive kill -9; a start by npm prints how to fill an empty installation', async () => {
  const killed = await start({ npm_lifecycle_event: 'start' })
  expect(killed.said()).toContain('npm run demo')
  await signUp(killed.url, 'bea@people.example')
  await killed.end('SIGKILL')
  again = await start({ LOG_LEVEL: 'debug' })
  expect(await signUp(again.url, 'bea@people.example')).toMatchObject({ existingUnverified: true })
  expect(await signUp(again.url, 'ana@people.example')).toMatchObject({ existingUnverified: true })
}, 90_000)

test('pages that no one has leave the log empty, and emails are closed to other accounts', async () => {
  for (const path of ['/es/nosuch%0a%7b', '/nosuch', '/jobs/nosuch', '/nosuch.data'])
    expect((await fetch(`${again.url}${path}`)).status).toBe(404)
  await signUp(again.url, 'cleo@people.example')
  const outbox = join(dataDir, 'outbox')
  await expect.poll(() => readdir(outbox).catch(() => []), { timeout: 20_000 }).not.toEqual([])
  const [mail = ''] = await readdir(outbox)
  expect([await modeOf(outbox), await modeOf(join(outbox, mail))]).toEqual([0o700, 0o600])
  expect(await again.end()).toBe(0)
  const plain = again
    .said()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{'))
  expect(plain).toEqual([
    expect.stringMatching(/^Hearback is at /),
    expect.stringMatching(/^Data: /),
    expect.stringMatching(/^Email: /),
    expect.stringMatching(/^Warning: payments are simulated/),
    expect.stringMatching(/^Warning: programs on this machine can read all emails/),
  ])
  expect(again.said()).not.toMatch(/nosuch|No route/)
}, 90_000)

const modeOf = async (path: string) => (await stat(path)).mode & 0o777

test('a wrong setting ends the start with a sentence that names it', async () => {
  await expect(start({ PORT: 'eighty' })).rejects.toThrow(/PORT is "eighty"/)
  await expect(start({ DATABASE_URL: 'mysql://x' })).rejects.toThrow(/DATABASE_URL/)
})

test('DATABASE_URL names another PostgreSQL, from version 15 on', async ({ skip }) => {
  const bin = await nativePrograms()
  if (!bin) return skip('no PostgreSQL of the system is installed')
  const native = await startNative(bin)
  try {
    const app = await start({ DATABASE_URL: native.url })
    expect(app.said()).toContain('DATABASE_URL')
    expect(await signUp(app.url, 'ana@people.example')).toMatchObject({ existingUnverified: false })
    expect(await app.end()).toBe(0)
  } finally {
    await native.stop()
  }
}, 90_000)
