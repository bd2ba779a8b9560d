import { expect, test } from 'vitest'
import { currencyIn } from './currency-in-text.ts'

test.each([
  ['€22', 'EUR'],
  ['22 €', 'EUR'],
  ['1.500,50 euros', 'EUR'],
  ['£12', 'GBP'],
  ['CA$30', 'CAD'],
  ['30 cad', 'CAD'],
  ['US$ 20', 'USD'],
  ['$20 MXN', 'MXN'],
  ['₹ 52,000', 'INR'],
])('%s names %s', (amount, currency) => expect(currencyIn(amount)).toBe(currency))

test.each(['22', '$22', '22 kr', '22k', '1,500', '20 pesos', ''])('%j names no currency', (amount) =>
  expect(currencyIn(amount)).toBeUndefined(),
)
