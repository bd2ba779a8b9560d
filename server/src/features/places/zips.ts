import { readData } from './place-data.ts'

const zipCode = /^\s*(\d{5})(?:-\d{4})?(?:\s*,?\s*(?:US|USA|United States))?\s*$/iu
let table: string | undefined

/**
 * The middle of a ZIP code of the United States (ZIP+4 too, with or without the country), labelled "Boise, ID 83702".
 * Undefined for other texts and for codes that no town has. Reads a table of 1 MB at the first ZIP code.
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
