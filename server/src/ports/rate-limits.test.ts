import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redisProgram, startRedis, type TestRedis } from '../../test/redis.ts'
import { AppError } from '../domain/errors.ts'
import { createRateLimits, type RateLimits } from './rate-limits.ts'
import { connectRedis } from './redis.ts'

const program = redisProgram()
const stops: (() => unknown)[] = []
let redis: TestRedis
let processes: RateLimits[]

/** With Redis, the database is not used. */
const noPool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })

beforeAll(async () => {
  if (!program) return
  redis = await startRedis(program)
  stops.push(() => redis.kill())
  const connections = await Promise.all([1, 2].map(() => connectRedis(redis.url, pino({ level: 'silent' }))))
  for (const connection of connections) stops.push(() => connection.close())
  processes = connections.map((connection) => createRateLimits(noPool, connection))
})
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

/** How many of `attempts` concurrent attempts, alternating between two processes, are allowed. */
async function passed(attempts: number, key: string): Promise<number> {
  const outcomes = await Promise.all(
    Array.from({ length: attempts }, (_, n) =>
      processes[n % 2]?.consume('logInByEmail', key).then(
        () => true,
        (error: unknown) => {
          expect(error).toBeInstanceOf(AppError)
          expect(error).toMatchObject({ code: 'too_many_requests', detail: { retryAfterSeconds: expect.any(Number) } })
          return false
        },
      ),
    ),
  )
  return outcomes.filter(Boolean).length
}

describe.skipIf(program === undefined)('limits of several processes, where a Redis server is installed,', () => {
  test('are counted together, exactly, however many come concurrently', async () => {
    expect(await passed(14, 'ana')).toBe(10)
    expect(await passed(14, 'ben')).toBe(10)
  })

  test('are forgotten on all after an attempt that succeeded', async () => {
    expect(await passed(12, 'carla')).toBe(10)
    await processes[0]?.forget('logInByEmail', 'carla')
    expect(await passed(12, 'carla')).toBe(10)
  })

  test('are counted by each for itself while Redis is away', async () => {
    await redis.kill()
    expect(await passed(28, 'dora')).toBe(20)
    await redis.start()
  })
})
