import { countryName } from './countries.rules.ts'
import { type Area, regionLabel, regionName, regions } from './regions.rules.ts'

/** "Boise, ID"; "Lyon, France" where regions are not usual. */
export function shortLabelOf({ name, region, country }: { name: string; region: string | null; country: string }) {
  return `${name}, ${regionLabel(country, region) ?? countryName(country)}`
}

/** URL slug of a town such as "boise-id-us"; `searchName` is its folded name. */
export const townSlug = (searchName: string, region: string | null, country: string): string =>
  [searchName.replaceAll(' ', '-'), region, country].filter(Boolean).join('-').toLowerCase()

/** The possible meanings of a slug, most likely first. */
export function parseTownSlug(slug: string): { name: string; region: string | null; country: string }[] {
  const [, words = '', code = ''] = /^(.+)-([a-z]{2})$/u.exec(slug) ?? []
  if (!words) return []
  const country = code.toUpperCase()
  const known = regions.find(
    (one) => one.country === country && words.toLowerCase().endsWith(`-${one.region.toLowerCase()}`),
  )
  const plain = { name: words.replaceAll('-', ' '), region: null, country }
  if (!known) return [plain]
  const name = words.slice(0, -known.region.length - 1).replaceAll('-', ' ')
  return [{ name, region: known.region, country }, plain]
}

/** "Boise, ID, United States". */
export function labelOf({ name, region, country }: { name: string; region: string | null; country: string }): string {
  return [name, regionLabel(country, region), countryName(country)].filter(Boolean).join(', ')
}

/** "California", "Bavaria, Germany", "Switzerland". */
export function areaLabel({ country, region }: Area): string {
  if (region === null) return countryName(country)
  const name = regionName(country, region) ?? region
  return country === 'US' ? name : `${name}, ${countryName(country)}`
}
