import { describe, expect, test } from 'vitest'
import { columnDigits, formatMoney, formatPay } from './pay.ts'

const twentyTwo = { from: 22, to: 22, currency: 'USD', period: 'hour' } as const
const pay = (from: number, to: number, currency = 'USD') => formatPay({ from, to, currency, period: 'hour' })

describe('pay', () => {
  test('is a range with the sign at both bounds', () => {
    expect(pay(19, 24, 'EUR')).toMatchObject({ amount: '€19–€24', per: '/hr', spoken: '19 to 24 euros per hour' })
  })

  test('shows cents at both ends or neither', () => {
    expect(pay(17, 21.5).amount).toBe('$17.00–$21.50')
    expect(pay(52_000, 68_000).amount).toBe('$52,000–$68,000')
  })

  test('of one figure is not a range', () => {
    expect(pay(20, 20).amount).toBe('$20')
  })

  test('is a wide range above twice the lower end, not at it', () => {
    expect(pay(20, 40).wide).toBe(false)
    expect(pay(20, 40.01).wide).toBe(true)
  })

  test('has as many digits as its column', () => {
    expect(formatPay(twentyTwo, columnDigits(twentyTwo)).amount).toBe('$22.00')
    expect(columnDigits({ ...twentyTwo, from: 52_000, to: 52_000, period: 'year' })).toBe(0)
  })

  test('has the decimals of its currency, or none', () => {
    const shown = [
      [1_200, 'JPY', '¥1,200'],
      [1_200.5, 'JPY', '¥1,201'],
      [60_000, 'VND', '₫60,000'],
      [1.25, 'KWD', 'KWD\u{a0}1.250'],
      [450, 'KWD', 'KWD\u{a0}450'],
      [43_250.5, 'IDR', 'IDR\u{a0}43,250.50'],
      [6_189.5, 'COP', 'COP\u{a0}6,189.50'],
      [17.5, 'EUR', '€17.50'],
      [62.25, 'MXN', 'MX$62.25'],
      [24, 'CAD', 'CA$24'],
      [24, 'USD', '$24'],
    ] as const
    expect(shown.map(([amount, currency]) => [amount, currency, formatMoney(amount, currency)])).toEqual(shown)
    expect(pay(1.25, 2, 'KWD')).toMatchObject({
      amount: 'KWD\u{a0}1.250–2.000',
      spoken: '1.250 to 2 Kuwaiti dinars per hour',
    })
    expect(columnDigits({ from: 1_200, to: 1_500, currency: 'JPY', period: 'hour' })).toBe(0)
  })

  test('is a plain number for an unknown currency', () => {
    expect(formatMoney(12, 'nope')).toBe('12')
  })
})
