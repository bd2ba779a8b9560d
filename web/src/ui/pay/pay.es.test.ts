import { expect, test, vi } from 'vitest'
import { formatPay } from './pay.ts'

vi.mock('@hearback/texts/web/locale.ts', () => import('@hearback/texts/es/web/locale.ts'))

test('a pay range in Spanish has its signs first and a decimal comma', () => {
  const { amount } = formatPay({ from: 28.5, to: 33.5, currency: 'EUR', period: 'hour' })
  expect(amount.replaceAll(/\s/gu, ' ')).toBe('€28,50–€33,50')
})
