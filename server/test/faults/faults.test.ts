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

/** Fails with all findings and their details in the message. */
const expectUnbroken = ({ findings, details = [] }: Verdict) => {
  const broken = Object.entries(findings).flatMap(([name, count]) => (count > 0 ? [`${name}: ${count}`] : []))
  expect(broken, [...broken, ...details].join('; ')).toEqual([])
}

test('an acknowledged message outlasts kill -9 of the server: once, under its number, with its file, for both', async () => {
  expectUnbroken(await killServers(world, kills))
})

test('and kill -9 of the database, which the server survives', async () => {
  expectUnbroken(await killDatabases(world, kills))
})

test('clients that were cut off in any way hold everything once they are back', async () => {
  const orders = { disconnects: 12, messages: 0, caughtUpWithinMs, noticeMs, seed: 1 }
  expectUnbroken(await disconnect(world, orders))
})

test('a connection over which nothing arrives is known as dead on both sides, whichever way is cut', async () => {
  expectUnbroken(await silenceConnections(world, { rounds: 1, noticeMs }))
})

test.each(['refused', 'silent'] as const)(
  'a database that is %s is answered by 503 in time, and used again once it is back',
  async (how) => {
    expectUnbroken(await databaseGone(world, how, 3_000))
  },
)
