import fc from 'fast-check'
import { expect, it } from 'vitest'
import { payBands, payLevels } from './pay-lexemes.ts'

it('names every band of pay from the asked one up', () => {
  expect(payBands(0).any).toHaveLength(22)
  expect(payBands(10_000).any[0]).toBe('p/0')
  expect(payBands(10_001).any[0]).toBe('p/1')
  expect(payBands(1e9).any).toEqual(['p/21'])
})

it('names the levels of all pay from an amount on, and of none that is 3% lower, whatever the amount', () => {
  const levelOf = (byYear: number) => Math.min(1_023, Math.floor(32 * Math.log2(Math.max(1, byYear))))
  const lexemesOf = (byYear: number) => [0, 3, 6].map((bits, at) => `q${at}/EUR${levelOf(byYear) >> bits}`)
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 4e9, noNaN: true }),
      fc.double({ min: 1, max: 1e6, noNaN: true }),
      (from, times) => {
        const levels = new Set(payLevels('EUR', from))
        expect(lexemesOf(from * times).some((lexeme) => levels.has(lexeme))).toBe(true)
        if (from > 2) expect(lexemesOf(from * 0.97).some((lexeme) => levels.has(lexeme))).toBe(from > 4.2e9)
        if (from > 5_000) expect(levels.size).toBeLessThanOrEqual(24)
      },
    ),
  )
})
