import { expect, test } from 'vitest'
import { createConcurrencyLimiter, searchLimiter, uploadLimiter } from './concurrency-limiter.ts'

/** Work that runs until the test ends it. */
function work(limiter = uploadLimiter()) {
  const running: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (name: string, person = name) =>
    limiter(() => {
      running.push(name)
      return new Promise<void>((resolve, reject) => {
        ends.set(name, resolve)
        ends.set(`${name} fails`, () => reject(new Error('refused')))
      }).finally(() => running.splice(running.indexOf(name), 1))
    }, person)
  const settled = async () => {
    await new Promise(setImmediate)
    return running
  }
  const end = (name: string) => {
    ends.get(name)?.()
    return settled()
  }
  return { begin, end, settled }
}

test('six uploads run concurrently, the others in the order of arrival, also after a failed one', async () => {
  const { begin, end, settled } = work()
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => begin(name))
  const refused = expect(all[1]).rejects.toThrow('refused')
  expect(await settled()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(await end('b fails')).toEqual(['a', 'c', 'd', 'e', 'f', 'g'])
  await refused
  expect(await end('a')).toEqual(['c', 'd', 'e', 'f', 'g', 'h'])
})

test('one user has two slots, and does not block other users', async () => {
  const { begin, end, settled } = work()
  for (const name of ['ana 1', 'ana 2', 'ana 3']) void begin(name, 'ana')
  void begin('bea')
  expect(await settled()).toEqual(['ana 1', 'ana 2', 'bea'])
  expect(await end('ana 1')).toEqual(['ana 2', 'bea', 'ana 3'])
})

test('an upload is refused after its timeout, and takes no slot later', async () => {
  const { begin, end, settled } = work(uploadLimiter({ timeoutMs: 10 }))
  for (const name of ['ana 1', 'ana 2']) void begin(name, 'ana')
  await settled()
  await expect(begin('ana 3', 'ana')).rejects.toMatchObject({ code: 'unavailable' })
  expect(await end('ana 1')).toEqual(['ana 2'])
  void begin('ana 4', 'ana')
  expect(await settled()).toEqual(['ana 2', 'ana 4'])
})

test('searches run up to the limit, of any user', async () => {
  const { begin, end, settled } = work(searchLimiter(2))
  for (const name of ['a', 'b', 'c', 'd']) void begin(name, '')
  expect(await settled()).toEqual(['a', 'b'])
  expect(await end('a')).toEqual(['b', 'c'])
  expect(await end('c')).toEqual(['b', 'd'])
})

test('a full queue refuses further work, and takes it again after a slot is free', async () => {
  const { begin, end, settled } = work(createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 1 }))
  for (const name of ['a', 'b']) void begin(name)
  await settled()
  await expect(begin('c')).rejects.toMatchObject({ code: 'unavailable' })
  expect(await end('a')).toEqual(['b'])
  void begin('d')
  expect(await end('b')).toEqual(['d'])
})
