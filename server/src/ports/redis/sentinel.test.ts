import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../../test/app.ts'
import { sentinelProgram } from '../../../test/hosts/failover/programs.ts'
import { type RedisGroup, startRedisGroup } from '../../../test/hosts/failover/redis-group.ts'
import { redisProgram } from '../../../test/redis.ts'
import { connectRedis, type Redis } from '../redis.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const [program, sentinel] = [redisProgram(), sentinelProgram()]
const isPossible = program !== undefined && sentinel !== undefined
const log = pino({ level: 'silent' })
let folder: string
let group: RedisGroup
let redis: Redis
let reconnected: number

beforeAll(async () => {
  if (!(program && sentinel)) return
  folder = await mkdtemp(join(tmpdir(), 'hearback-sentinel-'))
  group = await startRedisGroup({ redis: program, sentinel, folder, downAfterMs: 500 })
})
afterAll(async () => {
  if (!isPossible) return
  await group.stop()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  if (!isPossible) return
  await group.untilHealthy()
  redis = await connectRedis(group.url, log)
  reconnected = 0
  redis.onReconnect(() => {
    reconnected += 1
  })
  onTestFinished(() => redis.close())
})

const write = () => redis.run((client) => client.set('key', 'value'))
const writes = () => write().then(Boolean, () => undefined)

/** Messages that a subscriber hears. */
async function subscribe(): Promise<string[]> {
  const heard: string[] = []
  await redis.reader().subscribe(['news'], (message) => heard.push(message.toString()))
  await publishUntilHeard(heard)
  return heard
}

/** Repeats a message until it is heard, and forgets all of them. */
async function publishUntilHeard(heard: string[]): Promise<void> {
  await eventually(async () => {
    await redis.run((client) => client.publish('news', 'again')).catch(() => 0)
    return heard.length > 0
  })
  await redis.run((client) => client.publish('news', 'end'))
  await eventually(() => heard.includes('end'))
  heard.length = 0
}

/** Writes and subscriptions lead to another master, which hears each message once. */
async function expectNewMaster(former: number, heard: string[]): Promise<void> {
  await eventually(async () => (await group.master()) !== former || undefined, { withinMs: 60_000 })
  // The Sentinels that the URL names first may learn of it later, and the former master takes writes until then.
  await eventually(() => reconnected > 0)
  await eventually(writes)
  await publishUntilHeard(heard)
  await redis.run((client) => client.publish('news', 'once'))
  await eventually(() => heard.length > 0)
  await redis.run((client) => client.publish('news', 'last'))
  await eventually(() => heard.includes('last'))
  expect(heard).toEqual(['once', 'last'])
}

describe.skipIf(!isPossible)('Redis by Sentinels, where they are installed,', () => {
  test('is used on the new master after the former was killed', async () => {
    const heard = await subscribe()
    const former = await group.master()
    await group.serverAt(former).end('SIGKILL')
    await expect(write()).rejects.toThrow()
    await expectNewMaster(former, heard)
    await group.serverAt(former).start()
  })

  test('is used on the new master after a planned change, which ends no process', async () => {
    const heard = await subscribe()
    const former = await group.master()
    await group.switchOver()
    await expectNewMaster(former, heard)
  })

  test('is used on the new master after the former stopped replying, and is not waited for', async () => {
    const heard = await subscribe()
    const former = await group.master()
    const { pid = 0 } = group.serverAt(former)
    process.kill(pid, 'SIGSTOP')
    const start = Date.now()
    await expect(write()).rejects.toThrow('does not answer')
    expect(Date.now() - start).toBeLessThan(2_000)
    await expectNewMaster(former, heard)
    process.kill(pid, 'SIGCONT')
  })

  test('is found although the first Sentinel is away', async () => {
    await group.sentinels[0]?.end('SIGKILL')
    const other = await connectRedis(group.url, log)
    onTestFinished(() => other.close())
    expect(await other.run((client) => client.ping())).toBe('PONG')
    await group.sentinels[0]?.start()
  })

  test('that no Sentinel knows by that name fails the start, and repeats no password', async () => {
    const failure = await connectRedis(group.url.replace(/hearback$/, 'absent'), log).catch((error: Error) => error)
    expect(failure).toMatchObject({
      message: expect.stringMatching(/^Redis at [\d.:, ]+, which REDIS_URL names, .* names a master "absent"$/),
    })
  })
})
