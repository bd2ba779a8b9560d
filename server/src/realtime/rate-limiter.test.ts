import { expect, test } from 'vitest'
import '../../test/matchers.ts'
import { createRateLimiter } from './rate-limiter.ts'

const fail = () => Promise.reject(new Error('invalid'))
const nothing = async () => null

test.each(['sendMessage', 'sendFileMessage'])(
  '%s is limited to 6,000 a minute, failed ones included',
  async (event) => {
    const limiter = createRateLimiter()
    const repeated = { _id: 'the same', chatId: 'the same' }
    for (let n = 0; n < 6_000; n++) await limiter.run('ana', event, repeated, fail).catch(() => undefined)
    const refused = await limiter.run('ana', event, repeated, nothing).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'too_many_requests', detail: { retryAfterSeconds: expect.any(Number) } })
    expect(await limiter.run('ana', 'typing', {}, nothing)).toBeNull()
    expect(await limiter.run('bea', event, repeated, nothing)).toBeNull()
  },
)
