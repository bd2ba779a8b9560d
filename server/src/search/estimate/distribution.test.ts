import { expect, it } from 'vitest'
import { type Distribution, shareFrom } from './distribution.ts'

const even: Distribution = { nulls: 0, common: [], shares: [], bounds: [0, 10, 20, 40, 80] }

it('counts the parts above, and of the one in between what lies above', () => {
  for (const [least, share] of [
    [-5, 1],
    [0, 1],
    [10, 0.75],
    [15, 0.625],
    [30, 0.375],
    [80, 0],
    [81, 0],
  ] as const) {
    expect({ least, share: shareFrom(even, least) }).toEqual({ least, share })
  }
})

it('counts common values by themselves, and rows without a value not at all', () => {
  const uneven: Distribution = { ...even, nulls: 0.2, common: [5, 30], shares: [0.3, 0.1] }
  expect(shareFrom(uneven, 0)).toBeCloseTo(0.8)
  expect(shareFrom(uneven, 30)).toBeCloseTo(0.1 + 0.4 * 0.375)
  expect(shareFrom({ ...uneven, bounds: [] }, 10)).toBeCloseTo(0.1)
})

it('expects nothing of what was never analyzed', () => {
  expect(shareFrom(undefined, 0)).toBe(0)
})
