import { logIn as signIn } from '@hearback/contract/accounts/accounts.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { callerAt } from '../../test/app.ts'
import { workerDatabase } from '../../test/database.ts'
import { isMailed } from '../../test/faults/kills.ts'
import { pgbouncerProgram, startPooler } from '../../test/hosts/pgbouncer.ts'
import { makeTempFolder } from '../../test/hosts/temp-folder.ts'
import { type Running, startProcess } from '../../test/process.ts'
import { openPool } from './database.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })
const program = pgbouncerProgram()
const asked = 40

describe.skipIf(program === undefined).each([
  // Each connection of ours holds one of the database in session mode: two pools, and the one that asks.
  { mode: 'session', names: 'on', connections: 30 },
  { mode: 'transaction', names: 'off', connections: 3 },
] as const)(
  'behind a PgBouncer in $mode mode, with names $names, where one is installed,',
  ({ mode, names, connections }) => {
    const stops: (() => Promise<unknown>)[] = []
    let running: Running
    let url: string
    let place: Awaited<ReturnType<typeof makeTempFolder>>
    beforeAll(async () => {
      if (!program) return
      const { url: target } = await workerDatabase()
      place = await makeTempFolder()
      stops.push(() => place.remove())
      const pooler = await startPooler({ program, target, mode, connections, ...place })
      url = pooler.url
      stops.push(() => pooler.end())
      running = await startProcess({
        DATABASE_URL: url,
        DATABASE_DIRECT_URL: target,
        DATABASE_STATEMENT_NAMES: names,
        DATA_DIR: place.folder,
      })
      stops.push(() => running.end())
    })
    afterAll(async () => {
      for (const stop of stops.reverse()) await stop()
    })

    test('calls that come concurrently are all answered', async () => {
      const places = (query: string) => fetch(`${running.url}/api/places?query=${query}`).then(({ status }) => status)
      const answers = await Promise.all(Array.from({ length: asked }, (_, n) => places(`bo${n % 5}`)))
      expect(answers).toEqual(answers.map(() => 200))
    })

    test('attempts are counted, and work is done', async () => {
      expect(await isMailed(running.url, place.folder)).toBe(true)
      const logIn = () =>
        callerAt(running.url)
          .call(signIn, { body: { email: `${mode}@people.example`, password: 'a long password' } })
          .catch(({ status }: { status: number }) => status)
      const attempts = await Promise.all(Array.from({ length: 12 }, logIn))
      expect(attempts.filter((status) => status === 429)).toHaveLength(2)
    })

    test('statements run under the same settings as without it', async () => {
      const pool = openPool({ url, statementNames: names === 'on', pooled: true })
      const { rows } = await pool.query(
        `select current_setting('jit') as jit, current_setting('statement_timeout') as timeout, current_setting('timezone') as zone`,
      )
      await pool.end()
      expect(rows).toEqual([{ jit: 'off', timeout: '30s', zone: 'UTC' }])
    })
  },
)
