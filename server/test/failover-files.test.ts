import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../src/config/config.ts'
import { startEtcd } from './hosts/failover/etcd.ts'
import { adaptExample } from './hosts/failover/example-file.ts'
import { etcdProgram, haproxyProgram, patroniProgram } from './hosts/failover/programs.ts'
import { makeTempFolder } from './hosts/temp-folder.ts'
import { nativePrograms } from './native-postgres.ts'

// The Sentinels of sentinel.test.ts start with their example; npm run test:hosts uses all of them together.
const bin = await nativePrograms()
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearback-failover-files-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const check = (program: string, ...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

test('HAProxy takes its example without a warning', ({ skip }) => {
  const program = haproxyProgram()
  if (!program) return skip('HAProxy is not installed')
  const path = file('haproxy.cfg', adaptExample('haproxy.cfg', []))
  const fine = { status: 0, said: expect.not.stringMatching(/WARNING|ALERT/) }
  expect(check(program, '-c', '-V', '-f', path)).toEqual(fine)
})

test('Patroni takes its example without a complaint', async ({ skip }) => {
  const program = patroniProgram()
  if (!(program && bin)) return skip('Patroni is not installed')
  // It connects to etcd.
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  mkdirSync(join(folder, 'data'))
  const path = file(
    'patroni.yml',
    adaptExample('patroni.yml', [
      ['10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379', `127.0.0.1:${port}`],
      ['/var/lib/postgresql/15/hearback', join(folder, 'data')],
      ['/usr/lib/postgresql/15/bin', bin],
    ]),
  )
  try {
    expect(check(program, '--validate-config', path)).toEqual({ status: 0, said: '' })
  } finally {
    server.close()
  }
})

test('a primary is replaced within the promised time, and by no replica that lacks an acknowledged write', () => {
  const { ttl, loop_wait, retry_timeout, synchronous_mode } = (
    parse(adaptExample('patroni.yml', [])) as { bootstrap: { dcs: Record<string, number | boolean> } }
  ).bootstrap.dcs
  expect(synchronous_mode).toBe(true)
  expect(Number(ttl)).toBeGreaterThanOrEqual(Number(loop_wait) + 2 * Number(retry_timeout))
  expect(Number(ttl) + 2 * Number(loop_wait)).toBeLessThanOrEqual(35)
})

test('etcd elects a leader with its example, and serves the API that Patroni uses', async ({ skip }) => {
  const program = etcdProgram()
  if (!program) return skip('etcd is not installed')
  const place = await makeTempFolder()
  const members = await startEtcd({ program, ...place })
  try {
    const url = `http://127.0.0.1:${members[0]?.port}`
    await expect
      .poll(() => fetch(`${url}/health`).then((reply) => reply.json()), { timeout: 30_000 })
      .toEqual({ health: 'true' })
    const list = await fetch(`${url}/v3/cluster/member/list`, { method: 'POST', body: '{}' })
    expect(((await list.json()) as { members: unknown[] }).members).toHaveLength(3)
  } finally {
    for (const member of members) await member.end('SIGKILL')
    await place.remove()
  }
})

test('the settings that the examples name are settings', () => {
  const named = ['haproxy.cfg', 'sentinel.conf'].flatMap((name) => [
    ...readFileSync(join(import.meta.dirname, '../../deploy/failover', name), 'utf8').matchAll(/^# (\w+_URL)=(\S+)$/gm),
  ])
  expect(named.map(([, name]) => name)).toEqual(['DATABASE_URL', 'REDIS_URL'])
  for (const [, name = '', value] of named) expect(() => readConfig({ [name]: value })).not.toThrow()
})
