import { expect, test } from 'vitest'
import { currencyOfCountry } from './country-currencies.ts'
import { currencies } from './currencies.ts'

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Unions, codes of former countries, and dependent territories. */
const noCountries =
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NT QO RH SU TA TP UK UN VD XA XB YD YU ZR ZZ'.split(' ')

test('each country has a currency that is in use, except Antarctica', () => {
  const countries = alphabet
    .flatMap((first) => alphabet.map((second) => first + second))
    .filter((code) => names.of(code) !== undefined && !noCountries.includes(code))
  expect(countries.length).toBeGreaterThan(245)
  expect(countries.filter((code) => !currencies.includes(currencyOfCountry(code) ?? ''))).toEqual(['AQ'])
})

test.each([
  ['US', 'USD'],
  ['GB', 'GBP'],
  ['DE', 'EUR'],
  ['ES', 'EUR'],
  ['HR', 'EUR'],
  ['BG', 'EUR'],
  ['MX', 'MXN'],
  ['CO', 'COP'],
  ['EC', 'USD'],
  ['PA', 'USD'],
  ['SV', 'USD'],
  ['JP', 'JPY'],
  ['VN', 'VND'],
  ['KW', 'KWD'],
  ['ID', 'IDR'],
  ['CH', 'CHF'],
  ['CW', 'XCG'],
  ['ZW', 'ZWG'],
  ['', undefined],
  [null, undefined],
  ['us', undefined],
  ['001', undefined],
])('%s pays in %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency)
})
