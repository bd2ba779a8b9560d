import { areaOf, areasNamed, intersectAreas, regionsNamed } from './areas.rules.ts'
import { countryName } from './countries.rules.ts'
import { foldName } from './fold-name.rules.ts'
import { withoutPostalCodes } from './postal-codes.rules.ts'
import { type Area, regionName } from './regions.rules.ts'

/** City, region as commonly written ("OR", "England", "Bavaria"), country (ISO 3166-1 alpha-2). */
export interface PlaceParts {
  city: string
  region: string | null
  country: string | null
}

interface NamedTown {
  name: string
  region: string | null
  admin1: string | null
  country: string
}

const writtenAsCodes = new Set(['US', 'CA', 'AU'])

/** "OR", "England", "Bavaria"; null for an unknown region. */
function regionText({ country, region }: Area): string | null {
  if (region === null) return null
  return writtenAsCodes.has(country) ? region : (regionName(country, region) ?? null)
}

/**
 * Splits a text such as "Portland, OR, United States", "Boise ID 83702" or "Genf, Schweiz" into parts; `town` is its
 * known meaning, which gives "sAN josé" its name. With `isNamed` false `town` is only the nearest one, and the city stays as
 * written. A text with more before the town, such as an address, stays whole as the city.
 */
export function placeParts(text: string, town: NamedTown | undefined, isNamed = true): PlaceParts {
  const [first = '', ...qualifiers] = townFirst(
    withoutPostalCodes(text)
      .split(',')
      .map((part) => part.replace(/\s+/gu, ' ').trim())
      .filter(Boolean),
    town,
  )
  const where = qualifiers.map((part) => areasNamed(foldName(part)) ?? regionsNamed(foldName(part)))
  const isAddress = where.includes(null)
  if (town) {
    const city = isAddress ? text : cityOf(first, town, isNamed)
    return { city, ...partsAround({ country: town.country, region: town.region ?? town.admin1 }) }
  }
  const known = where.reduce(intersectAreas, null) ?? (areaOf(first) ? [areaOf(first) as Area] : null)
  const [only] = isAddress || known?.length !== 1 ? [] : known
  return only ? { city: first || text, ...partsAround(only) } : { city: text, region: null, country: null }
}

/** The region named by a text in this country, as in `PlaceParts`; the text itself if it names none or several. */
export function regionOf(text: string, country: string | null): string {
  const name = foldName(text)
  const named = [...(areasNamed(name) ?? []), ...(regionsNamed(name) ?? [])].filter(
    (where) => where.region !== null && (country === null || where.country === country),
  )
  const [only] = named
  return (only && named.length === 1 && regionText(only)) || text
}

/** "Texas, Paris" and "España, Madrid" are reordered to start with the town. */
function townFirst(parts: string[], town: NamedTown | undefined): string[] {
  const [first = ''] = parts
  if (!town || !areasNamed(foldName(first)) || foldName(first) === foldName(town.name)) return parts
  const named = parts.findIndex((part) => !areasNamed(foldName(part)))
  return named < 0 ? parts : [...parts.splice(named, 1), ...parts]
}

const partsAround = (where: Area) => ({ region: regionText(where), country: where.country })

/** The city as written ("Genf", "NYC", "San José"), or the name of the town if its capitals are not those of a name. */
const cityOf = (first: string, town: NamedTown, isNamed: boolean) =>
  (!isNamed || isWrittenAsName(first) ? withoutRegion(first, town) : town.name) || town.name

/** False for "boise", "PORTLAND", "sAN josé" and "BOise"; true for scripts without case and abbreviations of up to 4 letters. */
function isWrittenAsName(text: string): boolean {
  const isShouted = /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text) && text.length > 4
  return !(isShouted || /^\P{L}*\p{Ll}/u.test(text) || /\p{Lu}{2}\p{Ll}|\p{Ll}\p{Lu}(?!\p{Ll})/u.test(text))
}

/** "Boise ID" becomes "Boise"; the name of the town stays as written. */
function withoutRegion(first: string, town: NamedTown): string {
  const [name, folded] = [foldName(town.name), foldName(first)]
  if (!name || !folded.startsWith(`${name} `)) return first
  return areasNamed(folded.slice(name.length + 1)) ? town.name : first
}

/** "Boise, ID"; "Lyon, France" where regions are not written as codes. */
export function partsLabel({ city, region, country }: PlaceParts): string {
  if (country === null || city.includes(',')) return city
  return `${city}, ${region !== null && writtenAsCodes.has(country) ? region : countryName(country)}`
}
