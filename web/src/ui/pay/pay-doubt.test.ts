import { describe, expect, test } from 'vitest'
import type { PayPeriod } from './pay.ts'
import { doubtOf } from './pay-doubt.ts'

type Amounts = Record<PayPeriod, [tooLow: number, usual: number, tooHigh: number]>
/** Median pay of each country, with about one hundredth and about ten thousand times of it. */
const corpus: Record<string, Amounts> = {
  USD: {
    hour: [0.1, 18, 52_000],
    day: [0.5, 150, 50_000],
    week: [4, 900, 150_000],
    month: [18, 4_000, 500_000],
    year: [52, 52_000, 9e6],
  },
  EUR: {
    hour: [0.1, 17.5, 38_000],
    day: [0.5, 140, 40_000],
    week: [3, 700, 150_000],
    month: [15, 3_200, 450_000],
    year: [38, 38_000, 9e6],
  },
  KWD: {
    hour: [0.1, 3.125, 9_000],
    day: [0.5, 25.5, 20_000],
    week: [3, 180, 90_000],
    month: [12, 750.25, 400_000],
    year: [20, 9_000, 9e6],
  },
  MXN: {
    hour: [1, 62.25, 190_000],
    day: [8, 500, 900_000],
    week: [40, 3_500, 900_000],
    month: [190, 14_000, 4e6],
    year: [2_500, 190_000, 9e7],
  },
  JPY: {
    hour: [10, 1_200, 4_500_000],
    day: [100, 12_000, 9e6],
    week: [500, 60_000, 9e7],
    month: [2_000, 300_000, 9e7],
    year: [4_500, 4_500_000, 9e8],
  },
  COP: {
    hour: [100, 6_189.58, 40_000_000],
    day: [1_000, 60_000, 9e7],
    week: [5_000, 400_000, 9e8],
    month: [24_000, 1_600_000, 9e8],
    year: [40_000, 40_000_000, 9e9],
  },
  IDR: {
    hour: [1_000, 30_000, 150_000_000],
    day: [9_000, 250_000, 9e8],
    week: [50_000, 1_500_000, 9e9],
    month: [200_000, 5_000_000, 9e9],
    year: [300_000, 70_000_000, 9e10],
  },
  VND: {
    hour: [1_000, 60_000, 300_000_000],
    day: [9_000, 500_000, 9e8],
    week: [50_000, 3_000_000, 9e9],
    month: [200_000, 15_000_000, 9e9],
    year: [300_000, 300_000_000, 9e10],
  },
}
const rows = Object.entries(corpus).flatMap(([currency, amounts]) =>
  Object.entries(amounts).map(([period, [low, usual, high]]) => ({
    currency,
    period: period as PayPeriod,
    low,
    usual,
    high,
  })),
)

test.each(rows)(
  '$currency a $period: $low and $high are asked about, $usual is not',
  ({ low, usual, high, ...unit }) => {
    expect(doubtOf({ from: usual, ...unit })).toBeUndefined()
    expect(doubtOf({ from: usual, to: usual * 1.5, ...unit })).toBeUndefined()
    expect(doubtOf({ from: low, ...unit })?.stated).toEqual({ from: low, to: low, ...unit })
    expect(doubtOf({ from: high, ...unit })?.stated).toEqual({ from: high, to: high, ...unit })
    for (const amount of [low, high]) {
      const meant = doubtOf({ from: amount, ...unit })?.meant
      if (meant) expect(doubtOf(meant), JSON.stringify(meant)).toBeUndefined()
    }
  },
)

const usd = { currency: 'USD', period: 'year' } as const
describe('a meaning', () => {
  test('uses thousands for the end that needs them', () => {
    expect(doubtOf({ from: 52, to: 60, ...usd })?.meant).toMatchObject({ from: 52_000, to: 60_000 })
    expect(doubtOf({ from: 52, to: 60_000, ...usd })?.meant).toMatchObject({ from: 52_000, to: 60_000 })
    expect(doubtOf({ from: '', to: 60, ...usd })?.meant).toMatchObject({ from: 60_000, to: 60_000 })
  })

  test('is undefined if it fits only one end or nothing', () => {
    expect(doubtOf({ from: 20, to: 65_000, currency: 'USD', period: 'hour' })).toEqual({
      stated: { from: 20, to: 65_000, currency: 'USD', period: 'hour' },
      meant: undefined,
    })
    expect(doubtOf({ from: 9e9, ...usd })).toMatchObject({ meant: undefined })
  })

  test('is converted for a field with a fixed period', () => {
    const rate = (from: number) => doubtOf({ from, currency: 'USD', period: 'hour' }, true)?.meant
    expect([rate(52_000), rate(4_000), rate(0.05), rate(25)]).toEqual([
      { from: 25, to: 25, currency: 'USD', period: 'hour' },
      { from: 23.08, to: 23.08, currency: 'USD', period: 'hour' },
      { from: 50, to: 50, currency: 'USD', period: 'hour' },
      undefined,
    ])
  })

  test.each(['', '52,00 ?', 'x', 0, -5])('is not looked for in %j', (from) => {
    expect(doubtOf({ from, ...usd })).toBeUndefined()
  })
})
