import { expect, test } from 'vitest'
import { createDiscoveryCache } from './discovery-cache.ts'

const url = 'https://acme.example/.well-known/openid-configuration'

/** A cache with a clock, of an issuer that answers what `answer` returns. */
function aCache(answer: () => Response | Promise<Response>) {
  const clock = { now: 0, asked: 0 }
  const outgoing = {
    mayReach: () => true,
    fetch: async () => {
      clock.asked++
      return answer()
    },
  }
  const cache = createDiscoveryCache(outgoing, () => clock.now)
  return { clock, cache, read: async () => (await cache.fetch(url)).text() }
}

test('callers at the same time share a request, and a document counts for an hour', async () => {
  const { clock, read } = aCache(() => new Response('{}'))
  expect(await Promise.all([read(), read(), read()])).toEqual(['{}', '{}', '{}'])
  clock.now = 3_599_999
  await read()
  expect(clock.asked).toBe(1)
  clock.now = 3_600_000
  await read()
  expect(clock.asked).toBe(2)
})

test('the previous document counts while the issuer is away', async () => {
  let answers = true
  const { clock, read } = aCache(() => {
    if (answers) return new Response('first')
    throw new Error('away')
  })
  await read()
  answers = false
  clock.now = 3_600_000
  expect(await read()).toBe('first')
  expect(await read()).toBe('first')
  expect(clock.asked).toBe(2)
  clock.now += 5_000
  expect(await read()).toBe('first')
  expect(clock.asked).toBe(3)
})

test('an issuer that was never there is asked again after five seconds, not for each visitor', async () => {
  let status = 503
  const { clock, read } = aCache(() => new Response('{}', { status }))
  await expect(read()).rejects.toThrow('503')
  await expect(read()).rejects.toThrow('503')
  expect(clock.asked).toBe(1)
  status = 200
  clock.now = 5_000
  expect(await read()).toBe('{}')
})

test('a document whose addresses do not work is fetched again, at most once a minute', async () => {
  const { clock, cache, read } = aCache(() => new Response('{}'))
  await read()
  cache.invalidate(url)
  await read()
  expect(clock.asked).toBe(1)
  clock.now = 60_000
  cache.invalidate(url)
  await read()
  expect(clock.asked).toBe(2)
})
