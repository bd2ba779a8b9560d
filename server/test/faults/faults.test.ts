import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databaseGone } from './database-outage.ts'
import { silenceConnections } from './dead-connections.ts'
import { disconnect } from './disconnects.ts'
import { killDatabases, killServers } from './kills.ts'
import type { Verdict } from './run-with-faults.ts'
import { makeWorld, type World } from './world.ts'

// The short form of `npm run test:faults`. The limit is generous, because other tests load the machine.
const caughtUpWithinMs = 10_000
const pingMs = 800
const noticeMs = 2 * pingMs
const kills = { kills: 2, messages: 200, everyMs: [600, 1_200], caughtUpWithinMs, seed: 1 } as const

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
let world: World
beforeAll(async () => {
  const settings = { SOCKET_PING_INTERVAL_MS: String(pingMs), SOCKET_PING_TIMEOUT_MS: String(pingMs) }
  world = await makeWorld({ ofEach: 2, rate: 60, files: 0.05, seed: 1, fsync: false, networks: true, settings })
})
afterAll(() => world?.end())

const broken = ({ findings }: Verdict) => Object.entries(findings).filter(([, count]) => count > 0)

test('an acknowledged message outlasts kill -9 of the server: once, under its number, with its file, for both', async () => {
  const verdict = await killServers(world, kills)
  expect(broken(verdict)).toEqual([])
})

test('and kill -9 of the database, which the server survives', async () => {
  const verdict = await killDatabases(world, kills)
  expect(broken(verdict)).toEqual([])
})

test('clients that were cut off in any way hold everything once they are back', async () => {
  const orders = { disconnects: 12, messages: 0, caughtUpWithinMs, noticeMs, seed: 1 }
  expect(broken(await disconnect(world, orders))).toEqual([])
})

test('a connection over which nothing arrives is known as dead on both sides, whichever way is cut', async () => {
  expect(broken(await silenceConnections(world, { rounds: 1, noticeMs }))).toEqual([])
})

test.each(['refused', 'silent'] as const)(
  'a database that is %s is answered by 503 in time, and used again once it is back',
  async (how) => {
    expect(broken(await databaseGone(world, how, 3_000))).toEqual([])
  },
)
