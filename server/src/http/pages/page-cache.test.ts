import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

const page = (body: string) => ({ status: 200, headers: {}, body })

function cacheAt(clock: { now: number }) {
  const made: string[] = []
  const cache = createPageCache({ ttlMs: 10_000, entries: 10, now: () => clock.now })
  const read = async (address: string, body = address) => {
    const { body: shown } = await cache.get(address, async () => {
      made.push(address)
      return page(body)
    })
    return shown
  }
  return { cache, read, made }
}

test('a change forgets the pages that it concerns, and no others', async () => {
  const { cache, read, made } = cacheAt({ now: 1 })
  await Promise.all(['/jobs/1', '/jobs/2', '/jobs'].map((address) => read(address)))
  cache.invalidate((address) => address === '/jobs/1')
  await Promise.all(['/jobs/1', '/jobs/2', '/jobs'].map((address) => read(address)))
  expect(made).toEqual(['/jobs/1', '/jobs/2', '/jobs', '/jobs/1'])
})

test('a page that is being made while something changes is not kept: it may be about what was before', async () => {
  const { cache, read } = cacheAt({ now: 1 })
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof page>>()
  const first = cache.get('/jobs/1', () => promise)
  cache.invalidate(() => false)
  resolve(page('before'))
  expect((await first).body).toBe('before')
  expect(await read('/jobs/1', 'after')).toBe('after')
})

test('a page is kept for its time and not longer', async () => {
  const clock = { now: 1 }
  const { read } = cacheAt(clock)
  await read('/jobs', 'first')
  clock.now = 10_001
  expect(await read('/jobs', 'second')).toBe('first')
  clock.now = 10_002
  expect(await read('/jobs', 'third')).toBe('third')
})
