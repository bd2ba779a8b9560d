import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { mayEnter } from '../src/db/embedded/identity.ts'
import { eventually, testApp } from './app.ts'
import { freePort } from './process.ts'

const root = join(import.meta.dirname, '../..')
const nobody = { uid: 65534, gid: 65534 }
const missing =
  process.getuid?.() !== 0
    ? 'another account is taken by root alone'
    : mayEnter(root, nobody)
      ? undefined
      : 'this copy of the repository is closed to other accounts'
const app = testApp()
const cleanups: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const clean of cleanups.reverse()) await clean()
})

/** The settings of the unit by name, with this folder instead of /opt/hearback. */
async function readUnit() {
  const unit = (await readFile(join(root, 'deploy/hearback.service'), 'utf8')).replaceAll('/opt/hearback', root)
  return (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
}

/** Runs the commands of the unit without its sandbox, so that it is tested where systemd is not available (systemd/unit.test.ts). */
test.skipIf(missing)(
  'the process of the unit, without privileges, restarts after kill -9 and ends at its signal in time',
  async () => {
    const value = await readUnit()
    const state = await mkdtemp(join(tmpdir(), 'hearback-state-'))
    await chown(state, nobody.uid, nobody.gid)
    cleanups.push(() => rm(state, { recursive: true, force: true }))
    const port = await freePort()
    const settings = { PORT: port, TRIAL: 'on', LOG_LEVEL: 'warn', DATABASE_URL: app.deps.config.databaseUrl }
    const file = join(state, 'hearback.env')
    await writeFile(
      file,
      Object.entries(settings)
        .map(([name, given]) => `${name}=${given}\n`)
        .join(''),
      { mode: 0o600 },
    )
    const lines = [...(await readFile(file, 'utf8')).trim().split('\n'), ...value('Environment').split(' ')]
    const env = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    )
    expect(env.DATA_DIR).toBe(`/var/lib/${value('StateDirectory')}`)
    const [program = '', ...words] = value('ExecStart').split(' ')
    const start = () =>
      spawn(program, words, {
        ...nobody,
        cwd: value('WorkingDirectory'),
        env: { ...env, DATA_DIR: state },
        stdio: 'ignore',
      })
    const ready = () =>
      eventually(async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok, {
        withinMs: 60_000,
      })

    const first = start()
    cleanups.push(async () => void first.kill('SIGKILL'))
    await ready()
    expect(await readFile(`/proc/${first.pid}/status`, 'utf8')).toMatch(/^Uid:\s+65534\s.*\nGid:\s+65534\s/m)
    first.kill('SIGKILL')
    await once(first, 'exit')

    const second = start()
    cleanups.push(async () => void second.kill('SIGKILL'))
    await ready()
    const from = Date.now()
    second.kill(value('KillSignal') as NodeJS.Signals)
    expect(await once(second, 'exit')).toEqual([0, null])
    expect(Date.now() - from).toBeLessThan(Number(value('TimeoutStopSec')) * 1_000)
  },
  150_000,
)
