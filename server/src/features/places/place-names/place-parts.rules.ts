import { areaOf, areasNamed, intersectAreas, regionsNamed } from './areas.rules.ts'
import { countryName } from './countries.rules.ts'
import { foldName } from './fold-name.rules.ts'
import { postalCodeIn, withoutPostalCodes } from './postal-codes.rules.ts'
import { type Area, regionName } from './regions.rules.ts'

/** City, region as commonly written ("OR", "England", "Bavaria"), country (ISO 3166-1 alpha-2), and the rest of an address. */
export interface PlaceParts {
  city: string
  region: string | null
  country: string | null
  street: string | null
  postalCode: string | null
}

interface NamedTown {
  name: string
  region: string | null
  admin1: string | null
  country: string
}

const writtenAsCodes = new Set(['US', 'CA', 'AU'])

/** "OR", "England", "Bavaria"; null for an unknown region. */
export function regionText({ country, region }: Area): string | null {
  if (region === null) return null
  return writtenAsCodes.has(country) ? region : (regionName(country, region) ?? null)
}

/**
 * Splits a text such as "Portland, OR, United States", "Genf, Schweiz" or "Marienplatz 1, 80331 München" into parts;
 * `town` is its known meaning, which gives "sAN josé" its name. With `isNamed` false `town` is only the nearest one, and
 * the city stays as written. A text that names no town, region or country stays whole as the city.
 */
export function placeParts(text: string, town: NamedTown | undefined, isNamed = true): PlaceParts {
  const written = text
    .replace(/\([^)]*\)/gu, ' ')
    .split(',')
    .map(oneLine)
    .filter(Boolean)
  const names = written.map((part) => oneLine(withoutPostalCodes(part)))
  const areas = names.map((name) => areasNamed(foldName(name)) ?? regionsNamed(foldName(name)))
  const isQualifier = (index: number) => names[index] === '' || areas[index] !== null
  const index = indexOfTown(written, names, isQualifier, town)
  const name = names[index] ?? ''
  const isStreet = (part: string, at: number) =>
    at < index ? !isQualifier(at) || /\d/u.test(part) : at > index && !isQualifier(at) && /\d/u.test(part)
  const address = {
    street: written.filter(isStreet).join(', ') || null,
    postalCode: postalCodeIn(written.filter((part, at) => !isStreet(part, at)).join(', ')),
  }
  if (town) {
    const around = partsAround({ country: town.country, region: town.region ?? town.admin1 })
    return { city: cityOf(name, town, isNamed), ...around, ...address }
  }
  const known = areas.filter((_, at) => at > index).reduce(intersectAreas, null)
  const area = areaOf(text) ?? (known?.length === 1 ? known[0] : undefined)
  return area
    ? { city: name || text, ...partsAround(area), ...address }
    : { city: text, region: null, country: null, street: null, postalCode: null }
}

const oneLine = (part: string) => part.replace(/\s+/gu, ' ').trim()

/** The part that is the name of the town, else the first that only regions and countries follow, as in an address. */
function indexOfTown(
  written: string[],
  names: string[],
  isQualifier: (index: number) => boolean,
  town: NamedTown | undefined,
): number {
  const first = Math.max(
    0,
    names.findIndex((_, at) => names.every((_, after) => after <= at || isQualifier(after))),
  )
  if (!town || isNameOf(town, names[first] ?? '')) return first
  const named = names.findLastIndex((name) => isNameOf(town, name))
  if (named >= 0) return named
  // "80331 Munich, Marienplatz 1" under another name of the town.
  const coded = written.findIndex((part, at) => postalCodeIn(part) !== null && !/\d/u.test(names[at] ?? ''))
  return houseNumber.test(written[first] ?? '') && coded >= 0 ? coded : first
}
const houseNumber = /\s\d{1,4}\s?\p{L}?$/u

const isNameOf = (town: NamedTown, name: string) => foldName(name) === foldName(town.name)

/** The region named by a text in this country, as in `PlaceParts`; the text itself if it names none or several. */
export function regionOf(text: string, country: string | null): string {
  const name = foldName(text)
  const named = [...(areasNamed(name) ?? []), ...(regionsNamed(name) ?? [])].filter(
    (where) => where.region !== null && (country === null || where.country === country),
  )
  const [only] = named
  return (only && named.length === 1 && regionText(only)) || text
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

/** "Boise ID" becomes "Boise", "New York NY" "New York"; the name of the town stays as written. */
function withoutRegion(first: string, town: NamedTown): string {
  const [name, folded] = [foldName(town.name), foldName(first)]
  if (!name || !folded.startsWith(`${name} `)) return withoutCodes(first)
  return areAreas(folded.slice(name.length + 1).split(' ')) ? town.name : first
}

function withoutCodes(first: string): string {
  const [, name = first, codes = ''] = /^(.+?)((?:\s+[A-Z]{2,3})+)$/u.exec(first) ?? []
  return codes && areAreas(foldName(codes).split(' ')) ? name : first
}

/** Whether these words are names of regions and countries, one after the other. */
const areAreas = (names: string[]): boolean =>
  names.length === 0 ||
  names.some((_, at) => {
    const name = names.slice(0, at + 1).join(' ')
    return (areasNamed(name) ?? regionsNamed(name)) !== null && areAreas(names.slice(at + 1))
  })

/** "Boise, ID"; "Lyon, France" where regions are not written as codes; "Singapore". */
export function partsLabel({ city, region, country }: Pick<PlaceParts, 'city' | 'region' | 'country'>): string {
  if (country === null || city.includes(',') || city === countryName(country)) return city
  return `${city}, ${region !== null && writtenAsCodes.has(country) ? region : countryName(country)}`
}
