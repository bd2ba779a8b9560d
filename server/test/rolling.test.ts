import { afterEach, describe, expect, test } from 'vitest'
import { eventually, testApp } from './app.ts'
import { missingForSite, prepareSite } from './hosts/example-site.ts'
import { freePort, type Running, startProcess } from './process.ts'
import { redisProgram, startRedis } from './redis.ts'
import { startLoad } from './steady-load.ts'

/** ROLLING_ROUNDS=10 is the long form. */
const rounds = Number(process.env.ROLLING_ROUNDS ?? 1)
const program = redisProgram()
const missing = missingForSite() ?? (program ? undefined : 'no Redis server is installed')
const app = testApp()
const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
}, 60_000)

const settings = () => ({ DATABASE_URL: app.deps.config.databaseUrl, DATA_DIR: app.deps.config.dataDir })

/** Asserts that nothing failed, all clients were told to reconnect, and each acknowledged message is stored once. */
async function judge(what: string, { stop }: Awaited<ReturnType<typeof startLoad>>): Promise<void> {
  const { answered, failures, slowestMs, acknowledged, ends, longestAwayMs } = await stop()
  process.stdout.write(
    `${what}: ${answered} requests, ${failures.length} failed, slowest ${slowestMs} ms; ${acknowledged.length} messages by socket, ends ${JSON.stringify(ends)}, longest without a connection ${longestAwayMs} ms\n`,
  )
  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(200 * rounds)
  expect(Object.keys(ends)).toEqual(['transport close'])
  const { rows } = await app.pool.query<{ id: string; times: number }>(
    'select client_message_id as id, count(*)::int as times from messages where client_message_id = any ($1) group by 1',
    [acknowledged],
  )
  expect(rows.filter(({ times }) => times !== 1)).toEqual([])
  expect(rows).toHaveLength(acknowledged.length)
}

describe.skipIf(missing)(`under load${missing ? ` (${missing})` : ''}`, { timeout: 240_000 + rounds * 60_000 }, () => {
  test('processes behind the example for nginx are stopped and started in turn, and no request fails', async () => {
    const redis = await startRedis(program ?? '')
    stops.push(() => redis.kill())
    const site = await prepareSite()
    stops.push(() => site.remove())
    const ports = [await freePort(), await freePort()]
    const start = (port: number | undefined) =>
      startProcess({
        ...settings(),
        PORT: String(port),
        REDIS_URL: redis.url,
        PUBLIC_URL: site.url,
        TRUST_PROXY: '1',
      })
    const processes = (await Promise.all(ports.map(start))) as [Running, Running]
    stops.push(() => Promise.all(processes.map((one) => one.end())))
    const nginx = await site.start([processes[0].url, processes[1].url])
    stops.push(() => nginx.end('SIGTERM'))
    const load = await startLoad(app, site.url)
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, running] of processes.entries()) {
        expect(await running.end('SIGTERM')).toBe(0)
        processes[at] = await start(ports[at])
      }
    }
    await judge(`${rounds * 2} stops behind nginx`, load)
  })

  test('a cluster replaces its processes one by one at SIGHUP, new ones first, and no request fails', async () => {
    const cluster = await startProcess({ ...settings(), PROCESSES: '2', LOG_LEVEL: 'info' }, 'cluster.ts')
    stops.push(() => cluster.end())
    const pids = () => [...cluster.said().matchAll(/"pid":(\d+)[^\n]*Server listening/g)].map(([, pid]) => Number(pid))
    await eventually(() => cluster.said().includes('kill -HUP'), { withinMs: 60_000 })
    const load = await startLoad(app, cluster.url)
    for (let round = 1; round <= rounds; round += 1) {
      const before = pids()
      cluster.process.kill('SIGHUP')
      const replaced = () => cluster.said().match(/every process was replaced/g)?.length === round
      await eventually(replaced, { withinMs: 120_000 })
      expect(pids()).toHaveLength(before.length + 2)
      for (const pid of before) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
      for (const pid of pids().slice(-2)) expect(process.kill(pid, 0)).toBe(true)
    }
    await judge(`${rounds * 2} replacements in a cluster`, load)
  })
})

test('/readyz says that a process stops while it still serves everything else, and then takes no connection', async () => {
  const running = await startProcess({ ...settings(), DRAIN_MS: '2000' })
  const statusOf = async (path: string) => (await fetch(`${running.url}${path}`)).status
  const ended = running.end('SIGTERM')
  await eventually(async () => (await statusOf('/readyz')) === 503)
  expect([await statusOf('/healthz'), await statusOf('/api/places?query=bo')]).toEqual([200, 200])
  await eventually(async () => (await statusOf('/healthz').catch(() => 'refused')) === 'refused')
  expect(await ended).toBe(0)
}, 60_000)
