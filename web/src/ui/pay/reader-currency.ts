import { currencyOfCountry } from '@hearback/contract/country-currencies.ts'

const regionOf = (tag: string): string | undefined => {
  try {
    return new Intl.Locale(tag).region
  } catch {
    return undefined
  }
}

/**
 * The currency of the first locale that names a region: `['en', 'de-AT']` gives EUR. Languages alone name none, because
 * "es" is spoken in 21 countries. US dollars without one.
 */
export function currencyOfLocales(tags: readonly string[]): string {
  const known = tags.map((tag) => currencyOfCountry(regionOf(tag))).find((currency) => currency !== undefined)
  return known ?? 'USD'
}

/** The currency that a reader most likely means: of the first known country, else of the browser's locales. In the browser only. */
export const readerCurrency = (...countries: (string | null | undefined)[]): string =>
  countries.map(currencyOfCountry).find((currency) => currency !== undefined) ?? currencyOfLocales(navigator.languages)
