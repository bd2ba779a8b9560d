import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Language } from './languages.ts'
import { parseNumber } from './parse-number.ts'
import { money, number, wholeNumber } from './primitives.ts'

/** Parsed alike in every language. */
const everywhere: [string, number][] = [
  ['52000', 52_000],
  ['0', 0],
  ['00', 0],
  ['007', 7],
  ['1', 1],
  ['999', 999],
  ['1500', 1_500],
  ['120000000', 120_000_000],
  ['420000000', 420_000_000],
  [' 52000 ', 52_000],
  ['+20', 20],
  ['-5', -5],
  ['−5', -5],
  ['-$5', -5],
  ['$-5', -5],
  ['52,000', 52_000],
  ['52.000', 52_000],
  ['1,500', 1_500],
  ['1.500', 1_500],
  ['9,999', 9_999],
  ['120,000', 120_000],
  ['120.000', 120_000],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['1,20,000', 120_000],
  ['12,34,567', 1_234_567],
  ['1.20.00.000', 12_000_000],
  ['1,500.50', 1_500.5],
  ['1.500,50', 1_500.5],
  ['1,500.5', 1_500.5],
  ['1.500,5', 1_500.5],
  ['12,345,678.90', 12_345_678.9],
  ['12.345.678,90', 12_345_678.9],
  ['1,20,000.50', 120_000.5],
  ['1,500.00', 1_500],
  ['1.500,00', 1_500],
  ['1 500', 1_500],
  ['1 500', 1_500],
  ['1 500', 1_500],
  ['1 500', 1_500],
  ['52 000', 52_000],
  ['1 234 567', 1_234_567],
  ['1 500,50', 1_500.5],
  ['1 500.50', 1_500.5],
  ['1 500,50', 1_500.5],
  ['1 20 000', 120_000],
  ['1\t500', 1_500],
  ["1'500", 1_500],
  ['1’500', 1_500],
  ['1‘500', 1_500],
  ['1ʼ500', 1_500],
  ["1'234'567", 1_234_567],
  ["1'500.50", 1_500.5],
  ["1'500,50", 1_500.5],
  ['1_500', 1_500],
  ['20.5', 20.5],
  ['20,5', 20.5],
  ['18.50', 18.5],
  ['18,50', 18.5],
  ['0.5', 0.5],
  ['0,5', 0.5],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['.5', 0.5],
  [',5', 0.5],
  ['20.', 20],
  ['20,', 20],
  ['20.-', 20],
  ['20,-', 20],
  ['20.–', 20],
  ['20.00', 20],
  ['$20', 20],
  ['$ 20', 20],
  ['$20.50', 20.5],
  ['$52,000', 52_000],
  ['US$20', 20],
  ['US$ 1,500', 1_500],
  ['C$20', 20],
  ['USD 20', 20],
  ['USD20', 20],
  ['20 USD', 20],
  ['20USD', 20],
  ['20 usd', 20],
  ['$20 USD', 20],
  ['20 $', 20],
  ['20$', 20],
  ['€20', 20],
  ['20 €', 20],
  ['20,50 €', 20.5],
  ['1.500 €', 1_500],
  ['£1,500', 1_500],
  ['¥1500', 1_500],
  ['₫300000000', 300_000_000],
  ['₫300.000.000', 300_000_000],
  ['Rp', Number.NaN],
  ['₹1,20,000', 120_000],
  ['20 euros', 20],
  ['20 dollars', 20],
  ['20 dólares', 20],
  ['20 pesos', 20],
  ['CHF 1’500.-', 1_500],
  ['52k', 52_000],
  ['52K', 52_000],
  ['$52k', 52_000],
  ['52.5k', 52_500],
  ['52,5k', 52_500],
  ['52 k', 52_000],
  ['52 mil', 52_000],
  ['52 thousand', 52_000],
  ['52k USD', 52_000],
  ['52 thousand dollars', 52_000],
  ['５２０００', 52_000],
  ['５２，０００', 52_000],
  ['５２．５', 52.5],
  ['￥1500', 1_500],
  ['٥٢٠٠٠', 52_000],
  ['٥٢٬٠٠٠', 52_000],
  ['٥٢٫٥', 52.5],
  ['۵۲۰۰۰', 52_000],
  ['५२०००', 52_000],
  ['১,৫০০', 1_500],
  ['๕๒', 52],
  ['\u200E52,000\u200F', 52_000],
  ['\u2066$20\u2069', 20],
  ['52\u00AD000', 52_000],
  ['\uFEFF20', 20],
  ['𝟓𝟐', 52],
].filter((one): one is [string, number] => !Number.isNaN(one[1]))

const nowhere = [
  '',
  ' ',
  '.',
  ',',
  '-',
  '$',
  'USD',
  'abc',
  'twenty',
  '20 apples',
  'apples 20',
  '20-30',
  '20 – 30',
  '$20-$30',
  '1,5,0',
  '1.5.0',
  '12,34',
  '1,,500',
  '1..500',
  '1.500.50',
  '1,500,50',
  '1,50,00',
  '1 50',
  '15 00',
  '1 500 50',
  "1'50",
  '1,500.50.1',
  '1.500,50,1',
  '1e5',
  '0x20',
  '2+2',
  '20/40',
  '20%',
  '١٢ ٣',
  'NaN',
  'Infinity',
  '--5',
  '-$-5',
  '1,234.567,8',
  '123456789012345678',
  `${'9'.repeat(101)}`,
  '52k5',
  '5 2k k',
  '20 USD EUR',
  '1500 500',
  '0,500,000',
].filter((text) => text !== '12,34')

/** Depends on the decimal sign of the language. */
const byLanguage: Record<Language, { numbers: [string, number][]; none: string[] }> = {
  en: {
    numbers: [
      ['12,34', 12.34],
      ['1.5000', 1.5],
      ['19.2307', 19.2307],
    ],
    none: ['1,5000', '19,2307'],
  },
  es: {
    numbers: [
      ['12,34', 12.34],
      ['1,5000', 1.5],
      ['19,2307', 19.2307],
    ],
    none: ['1.5000', '19.2307'],
  },
}

for (const language of ['en', 'es'] as const) {
  const { numbers, none } = byLanguage[language]
  const cases = [...everywhere, ...numbers]

  test(`${cases.length} numbers are read as people of ${language} mean them`, () => {
    expect(cases.length).toBeGreaterThan(100)
    expect(cases.map(([text]) => [text, parseNumber(text, language)])).toEqual(cases)
  })

  test(`no number is made of other texts in ${language}`, () => {
    const texts = [...nowhere, ...none]
    expect(texts.map((text) => [text, parseNumber(text, language)])).toEqual(texts.map((text) => [text, null]))
  })

  test(`numbers shown in ${language} are read back as the same`, () => {
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
    const cents = fc.integer({ min: 0, max: 999_999_999_999 }).map((amount) => amount / 100)
    fc.assert(fc.property(cents, (amount) => parseNumber(format.format(amount), language) === amount))
  })
}

test('with three decimals the language decides about three digits after a separator', () => {
  const options = { maxDecimals: 3 }
  expect([parseNumber('1.500', 'en', options), parseNumber('1,500', 'en', options)]).toEqual([1.5, 1_500])
  expect([parseNumber('1.500', 'es', options), parseNumber('1,500', 'es', options)]).toEqual([1_500, 1.5])
})

test('accepts formatted amounts in requests, with the point as the decimal sign', () => {
  const amounts = ['$20', '20,000', '52k', '1.500,50', ' 20 ', '20 USD', '43.615', 20].map((amount) =>
    money(100_000, 'USD').parse(amount),
  )
  expect(amounts).toEqual([20, 20_000, 52_000, 1_500.5, 20, 20, 43.62, 20])
  expect([number(-90, 90).parse('-43.615'), wholeNumber(1, 2_000).parse('1,000')]).toEqual([-43.615, 1_000])
  for (const wrong of ['', 'twenty', '1,5000', '20-30', '52000 ?', null, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(money(100_000).safeParse(wrong).error?.issues[0]?.message, String(wrong)).toBe('Enter a number')
  }
})
