import { describe, expect, test } from 'vitest'
import { currencies } from './currencies.ts'
import { isPlausiblePay, suggestPay } from './plausible-pay.ts'

describe('pay that can be meant', () => {
  test.each([
    [18, 'USD', 'hour'],
    [7.25, 'USD', 'hour'],
    [52_000, 'USD', 'year'],
    [1_500_000, 'USD', 'year'],
    [450, 'USD', 'day'],
    [1_800, 'JPY', 'hour'],
    [4_500_000, 'JPY', 'year'],
    [300_000_000, 'VND', 'year'],
    [15_000_000, 'VND', 'month'],
    [150_000_000, 'IDR', 'year'],
    [5_000_000, 'IDR', 'month'],
    [900, 'KWD', 'month'],
    [250_000, 'INR', 'year'],
    [9.5, 'EUR', 'hour'],
    [3_500_000, 'KRW', 'month'],
    [40_000_000, 'COP', 'year'],
  ] as const)('%d %s a %s is asked nothing', (amount, currency, period) => {
    expect(isPlausiblePay({ amount, currency, period })).toBe(true)
    expect(suggestPay({ amount, currency, period })).toBeUndefined()
  })
})

describe('pay that can hardly be meant', () => {
  test.each([
    [52, 'USD', 'year', { amount: 52_000, period: 'year' }],
    [60.5, 'EUR', 'year', { amount: 60_500, period: 'year' }],
    [65_000, 'USD', 'hour', { amount: 65_000, period: 'year' }],
    [80_000, 'EUR', 'hour', { amount: 80_000, period: 'year' }],
    [4_800, 'USD', 'hour', { amount: 4_800, period: 'month' }],
    [18, 'USD', 'month', { amount: 18_000, period: 'month' }],
    [4_500_000, 'JPY', 'hour', { amount: 4_500_000, period: 'year' }],
    [300_000_000, 'VND', 'hour', { amount: 300_000_000, period: 'year' }],
    [1_200, 'JPY', 'year', { amount: 1_200, period: 'hour' }],
  ] as const)('%d %s a %s is asked back', (amount, currency, period, meant) => {
    expect(suggestPay({ amount, currency, period })).toEqual({ currency, ...meant })
  })

  test.each([0, -5, Number.NaN])('%d is no amount to ask about', (amount) => {
    expect(suggestPay({ amount, currency: 'USD', period: 'hour' })).toBeUndefined()
  })

  test('each currency has plausible amounts, and an excessive one is implausible for every period', () => {
    const periods = ['hour', 'day', 'week', 'month', 'year'] as const
    for (const currency of currencies) {
      const isPlausible = (amount: number) => periods.some((period) => isPlausiblePay({ amount, currency, period }))
      expect([isPlausible(30_000), isPlausible(1e15)], currency).toEqual([true, false])
    }
  })
})
