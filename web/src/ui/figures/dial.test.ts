import { expect, test } from 'vitest'
import { filledTicks, ticksPath } from './dial.ts'

test.each([
  [0, 0],
  [0.01, 1],
  [0.5, 10],
  [0.85, 17],
  [0.96, 19],
  [0.99, 19],
  [1, 20],
  [1.2, 20],
])('a share of %d fills %d of 20 ticks', (share, ticks) => {
  expect(filledTicks(share, 20)).toBe(ticks)
})

test('rings of companies that answer 85% and 96% differ by two ticks of the small ring', () => {
  expect(ticksPath(filledTicks(0.85, 20), 20, 17, 23, 24, 20).match(/M/gu)).toHaveLength(3)
  expect(ticksPath(filledTicks(0.96, 20), 20, 17, 23, 24, 20).match(/M/gu)).toHaveLength(1)
})
