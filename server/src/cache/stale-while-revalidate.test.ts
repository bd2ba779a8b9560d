import { expect, test } from 'vitest'
import { staleWhileRevalidate } from './stale-while-revalidate.ts'

/** Loads that the test resolves, and a cache on a fake clock. */
function counts() {
  const begun: PromiseWithResolvers<number>[] = []
  const clock = { now: 1 }
  const figures = staleWhileRevalidate(
    () => {
      const count = Promise.withResolvers<number>()
      begun.push(count)
      return count.promise
    },
    { ttlMs: 60_000, now: () => clock.now },
  )
  const end = async (count: number) => {
    begun.at(-1)?.resolve(count)
    await new Promise(setImmediate)
  }
  return { begun, clock, figures, end }
}

test('all who come first wait for one count, which lasts a minute', async () => {
  const { begun, clock, figures, end } = counts()
  const all = Promise.all([figures(), figures()])
  await end(1)
  expect(await all).toEqual([1, 1])
  clock.now = 60_001
  expect(await figures()).toBe(1)
  expect(begun).toHaveLength(1)
})

test('after it no one waits while it is counted again, until it is ten times as old', async () => {
  const { begun, clock, figures, end } = counts()
  void figures()
  await end(1)
  clock.now = 60_002
  expect(await Promise.all([figures(), figures()])).toEqual([1, 1])
  expect(begun).toHaveLength(2)
  await end(2)
  expect(await figures()).toBe(2)
  clock.now = 660_003
  const waiting = figures()
  await end(3)
  expect(await waiting).toBe(3)
})

test('a count that takes long is cached for a hundred times as long', async () => {
  const { begun, clock, figures, end } = counts()
  void figures()
  clock.now = 3_001
  await end(1)
  clock.now = 302_999
  await figures()
  expect(begun).toHaveLength(1)
  clock.now = 303_002
  await figures()
  expect(begun).toHaveLength(2)
})

test('the longer a count is cached, the longer callers get the old one meanwhile', async () => {
  const { begun, clock, figures, end } = counts()
  void figures()
  clock.now = 3_001
  await end(1)
  clock.now = 2_900_000
  expect(await figures()).toBe(1)
  expect(begun).toHaveLength(2)
})

test('a count that fails leaves what was known, and is tried again', async () => {
  const { begun, clock, figures, end } = counts()
  const first = figures()
  begun[0]?.reject(new Error('no database'))
  await expect(first).rejects.toThrow('no database')
  void figures()
  await end(1)
  clock.now = 60_002
  await figures()
  begun[2]?.reject(new Error('no database'))
  await new Promise(setImmediate)
  expect(await figures()).toBe(1)
  await end(4)
  expect(await figures()).toBe(4)
})
