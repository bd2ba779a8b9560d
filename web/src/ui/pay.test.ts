import { describe, expect, test } from 'vitest'
import { columnDigits, formatMoney, formatPay } from './pay.ts'

const pay = (from: number, to: number, currency = 'USD') => formatPay({ from, to, currency, period: 'hour' })

describe('pay', () => {
  test('is a range with the sign said once', () => {
    expect(pay(19, 24, 'EUR')).toMatchObject({ amount: '€19–24', per: '/h', spoken: '19 to 24 euros per hour' })
  })

  test('shows cents at both ends or at none', () => {
    expect(pay(17, 21.5).amount).toBe('$17.00–21.50')
    expect(pay(52_000, 68_000).amount).toBe('$52,000–68,000')
  })

  test('of one figure is not a range', () => {
    expect(pay(20, 20).amount).toBe('$20')
  })

  test('is a wide range above twice the lower end, not at it', () => {
    expect(pay(20, 40).wide).toBe(false)
    expect(pay(20, 40.01).wide).toBe(true)
  })

  test('has as many digits as its column', () => {
    expect(formatPay({ from: 22, to: 22, currency: 'USD', period: 'hour' }, columnDigits('hour', 22)).amount).toBe(
      '$22.00',
    )
    expect(columnDigits('year', 52_000)).toBe(0)
  })

  test('in a currency that nobody knows is still a number', () => {
    expect(formatMoney(12, 'nope')).toBe('12')
  })
})
