import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OfferTermsForm } from '../hiring/offers.ts'
import { JobChange, JobForm } from '../jobs/jobs.ts'
import {
  amountInAddress,
  currencies,
  currencyDigits,
  decimalsOf,
  lacksDecimalsMessage,
  readAmountInAddress,
  roundMoney,
} from './currencies.ts'
import { parseNumber } from './parse-number.ts'

/**
 * Currencies without coins in use (CLDR), for which `Intl` of this Node shows no decimals; ISO 4217 gives them 2 or 3.
 */
const coinsOutOfUse = 'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SOS SYP YER'.split(' ')

test('each currency has the digits that Intl knows, or more where its coins are only out of use', () => {
  const shown = (currency: string) =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? -1
  const others = currencies.filter((code) => shown(code) !== currencyDigits(code))
  expect(others.filter((code) => !coinsOutOfUse.includes(code))).toEqual([])
  expect(others.filter((code) => (shown(code) ?? 0) > currencyDigits(code))).toEqual([])
  expect(['JPY', 'VND', 'KRW', 'USD', 'EUR', 'MXN', 'COP', 'IDR', 'KWD', 'CLF', 'nope'].map(currencyDigits)).toEqual([
    0, 0, 0, 2, 2, 2, 2, 2, 3, 4, 2,
  ])
})

const rounded: [amount: number, currency: string, result: number][] = [
  [1.005, 'USD', 1.01],
  [43.615, 'USD', 43.62],
  [1.0049, 'USD', 1],
  [1.375, 'KWD', 1.375],
  [1.3755, 'KWD', 1.376],
  [1_250.5, 'JPY', 1_251],
  [0.1 + 0.2, 'EUR', 0.3],
  [1e-7, 'USD', 0],
  [9_999_999_999.994, 'KWD', 9_999_999_999.994],
  [1.5e15, 'KWD', 1.5e15],
]

test('amounts are rounded half up to the digits of their currency', () => {
  expect(rounded.map(([amount, currency]) => [amount, currency, roundMoney(amount, currency)])).toEqual(rounded)
  const amounts = fc.double({ min: 0, max: 9_999_999_999, noNaN: true })
  fc.assert(
    fc.property(amounts, fc.constantFrom(...currencies), (amount, currency) => {
      const once = roundMoney(amount, currency)
      expect(roundMoney(once, currency)).toBe(once)
      expect(Math.abs(once - amount)).toBeLessThanOrEqual(0.5 / 10 ** currencyDigits(currency) + 1e-6)
    }),
  )
})

test('shows decimals for all amounts or for none', () => {
  expect([
    decimalsOf('USD', 20, 21),
    decimalsOf('USD', 20, 21.5),
    decimalsOf('KWD', 1.25),
    decimalsOf('JPY', 1.5),
  ]).toEqual([0, 2, 3, 0])
})

test('parses an amount of a URL equally in both languages', () => {
  const amounts = fc.integer({ min: 1, max: 9_999_999 }).map((fils) => fils / 1_000)
  const read = (text: string, language: 'en' | 'es') =>
    readAmountInAddress(text, 'KWD') ?? parseNumber(text, language, { maxDecimals: 3 })
  fc.assert(
    fc.property(amounts, (amount) => {
      const text = amountInAddress(amount)
      expect([read(text, 'en'), read(text, 'es')]).toEqual([amount, amount])
    }),
  )
})

const job = { jobTitle: 'Clerk', category: 'Office', skills: [], description: 'You count.' }
const posted = (currency: string, from: number, to: number) =>
  JobForm.safeParse({ ...job, estimatedFrom: from, estimatedTo: to, currency })
const problems = ({ error }: { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } }) =>
  error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('the amounts of a form fit its currency:', () => {
  const kept: [currency: string, amount: number, stored: number][] = [
    ['JPY', 1_200, 1_200],
    ['VND', 60_000, 60_000],
    ['KWD', 1.375, 1.375],
    ['KWD', 1.3754, 1.375],
    ['IDR', 5_000_000, 5_000_000],
    ['IDR', 43_250.5, 43_250.5],
    ['EUR', 17.5, 17.5],
    ['USD', 43.615, 43.62],
    ['MXN', 62.25, 62.25],
    ['COP', 6_189.58, 6_189.58],
    ['CLF', 0.0325, 0.0325],
  ]
  test.each(kept)('%s %d is stored as %d', (currency, amount, stored) => {
    expect(posted(currency, amount, amount).data).toMatchObject({ estimatedFrom: stored, estimatedTo: stored })
    expect(OfferTermsForm.parse({ pay: amount, currency })).toMatchObject({ pay: stored })
    expect(JobChange.parse({ estimatedTo: amount, currency })).toMatchObject({ estimatedTo: stored })
  })

  test.each(['JPY', 'VND', 'KRW', 'CLP', 'XOF'])('%s takes no decimals, and the field is named', (currency) => {
    const lacks = (field: string) => `${field}: ${lacksDecimalsMessage}`
    expect(problems(posted(currency, 1_200.5, 1_300.25))).toEqual([lacks('estimatedFrom'), lacks('estimatedTo')])
    expect(problems(posted(currency, 1_200, 1_300.25))).toEqual([lacks('estimatedTo')])
    expect(problems(OfferTermsForm.safeParse({ pay: 1_200.5, currency }))).toEqual([lacks('pay')])
    expect(problems(JobChange.safeParse({ estimatedFrom: 0.5, currency }))).toEqual([lacks('estimatedFrom')])
  })

  test('an update without a currency keeps its decimals until the currency of the job is known', () => {
    expect(JobChange.parse({ estimatedFrom: '1,234.5678' })).toEqual({ estimatedFrom: 1_234.5678 })
  })

  test('rejects pay below one cent', () => {
    expect(problems(posted('KWD', 0.004, 1))).toEqual(['estimatedFrom: Enter pay above 0'])
    expect(problems(posted('USD', 0.004, 1))).toEqual(['estimatedFrom: Enter pay above 0'])
  })
})
