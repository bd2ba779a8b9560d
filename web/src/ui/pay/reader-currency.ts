import { currencyOfCountry } from '@hearback/contract/values/country-currencies.ts'
import { regionOf } from '../text/region-of.ts'

/**
 * Currency of the first locale with a region: `['en', 'de-AT']` gives EUR. Locales without a region are ignored,
 * because e.g. "es" is spoken in 21 countries. Defaults to US dollars.
 */
export function currencyOfLocales(tags: readonly string[]): string {
  const known = tags.map((tag) => currencyOfCountry(regionOf(tag))).find((currency) => currency !== undefined)
  return known ?? 'USD'
}

/** Most likely currency of the reader: of the first known country, else of the browser's locales. Browser only. */
export const readerCurrency = (...countries: (string | null | undefined)[]): string =>
  countries.map(currencyOfCountry).find((currency) => currency !== undefined) ?? currencyOfLocales(navigator.languages)
