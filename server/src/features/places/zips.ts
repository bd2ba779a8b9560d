import { readData } from './place-data.ts'
import { foldName } from './place-names/fold-name.rules.ts'
import { withoutPostalCodes } from './place-names/postal-codes.rules.ts'
import type { Area } from './place-names/regions.rules.ts'

const zipCode = /^\s*(\d{5})(?:-\d{4})?(?:\s*,?\s*(?:US|USA|United States))?\s*$/iu
let table: string | undefined

/**
 * The center of a US ZIP code (also ZIP+4, with or without the country), labeled "Boise, ID 83702". Undefined for other
 * texts and unknown codes. Loads a table of 1 MB on first use.
 */
export function findZip(text: string) {
  const [, zip] = zipCode.exec(text) ?? []
  if (zip === undefined) return undefined
  table ??= readData('us-zips.tsv.gz')
  const start = table.indexOf(`\n${zip}\t`)
  if (start < 0) return undefined
  const [, latitude, longitude, city = '', region = ''] = table
    .slice(start + 1, table.indexOf('\n', start + 1))
    .split('\t')
  const label = `${city}, ${region} ${zip}`
  return { kind: 'point' as const, label, city, region, latitude: Number(latitude), longitude: Number(longitude) }
}

/** The state of "Paris 75460", whose ZIP code matches the city next to it; null for "75011 Paris" and all others. */
export function whereOfZip(text: string): Area[] | null {
  const zip = findZip(/\b\d{5}\b/u.exec(text)?.[0] ?? '')
  const [city = ''] = withoutPostalCodes(text).split(',')
  return zip && foldName(city) === foldName(zip.city) ? [{ country: 'US', region: zip.region }] : null
}
