import { expect, it } from 'vitest'
import { forEachYielding } from './for-each-yielding.ts'

it('acts on all in their order, and lets others do something in between', async () => {
  const all = Array.from({ length: 5_000 }, (_, place) => place)
  const done: number[] = []
  let meanwhile = 0
  const acting = forEachYielding(all, (one) => done.push(one))
  setImmediate(() => {
    meanwhile = done.length
  })
  await acting
  expect(done).toEqual(all)
  expect(meanwhile).toBeGreaterThan(0)
  expect(meanwhile).toBeLessThan(all.length)
})
