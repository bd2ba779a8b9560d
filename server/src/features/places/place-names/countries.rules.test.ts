import { expect, it } from 'vitest'
import { countryCodeOf, countryCodes, countryName } from './countries.rules.ts'

it.each([
  ['US', 'US'],
  ['us', 'US'],
  ['UK', 'GB'],
  ['EL', 'GR'],
  ['USA', 'US'],
  ['GBR', 'GB'],
  ['U.S.A.', 'US'],
  ['United States of America', 'US'],
  ['Estados Unidos', 'US'],
  ['Alemania', 'DE'],
  ['Deutschland', 'DE'],
  ['España', 'ES'],
  ['Türkiye', 'TR'],
  ['Turkey', 'TR'],
  ["Côte d'Ivoire", 'CI'],
  ['日本', 'JP'],
  ['DEU', 'DE'],
])('%s is %s', (text, code) => {
  expect(countryCodeOf(text)).toBe(code)
})

it.each(['', 'EU', 'ZZ', 'XX', 'AN', 'SU', 'XK', 'AAA', 'Atlantis', 'constructor', '12'])(
  '%j is no country',
  (text) => {
    expect(countryCodeOf(text)).toBeUndefined()
  },
)

it('has the 249 assigned codes, each named, and each its own alpha-3 code and names', () => {
  expect(countryCodes.size).toBe(249)
  for (const code of countryCodes) {
    expect(countryCodeOf(code)).toBe(code)
    expect(countryName(code)).not.toBe(code)
    for (const language of ['en', 'es']) {
      expect(countryCodeOf(new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? '')).toBe(code)
    }
  }
})
