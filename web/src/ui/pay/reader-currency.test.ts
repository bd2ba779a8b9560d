import { expect, test } from 'vitest'
import { currencyOfLocales } from './reader-currency.ts'

test.each([
  [['en-US'], 'USD'],
  [['en-GB', 'en'], 'GBP'],
  [['en', 'de-AT', 'en-US'], 'EUR'],
  [['es-MX'], 'MXN'],
  [['es-419', 'es-CO'], 'COP'],
  [['es'], 'USD'],
  [['zh-Hant-TW'], 'TWD'],
  [['ar-KW-u-nu-arab'], 'KWD'],
  [['sr-Latn-RS'], 'RSD'],
  [['en-US-posix'], 'USD'],
  [['C', 'en_GB', 'ja-JP'], 'JPY'],
  [['en-AQ'], 'USD'],
  [[], 'USD'],
] as const)('a browser with %j is of a reader of %s', (tags, currency) => {
  expect(currencyOfLocales(tags)).toBe(currency)
})
