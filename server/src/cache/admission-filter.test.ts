import { expect, test } from 'vitest'
import { createAdmissionFilter } from './admission-filter.ts'

test('a key is seen before from the second time on', () => {
  const isSeen = createAdmissionFilter(2)
  expect(['a', 'b', 'a', 'b', 'a'].map(isSeen)).toEqual([false, false, true, true, true])
})

test('the last keys are remembered, and at most twice as many', () => {
  const isSeen = createAdmissionFilter(2)
  for (const key of ['a', 'b', 'c', 'd']) isSeen(key)
  expect(isSeen('c')).toBe(true)
  expect(isSeen('a')).toBe(true)
  isSeen('e')
  expect([isSeen('d'), isSeen('a')]).toEqual([true, false])
})
