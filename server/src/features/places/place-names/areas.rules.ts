import { countryCodeOf, countryCodes, countryName } from './countries.rules.ts'
import { foldName } from './fold-name.rules.ts'
import { translatedRegions } from './region-names.rules.ts'
import { type Area, otherRegions, type Region, regions } from './regions.rules.ts'

const dividedCountries = new Set(regions.map(({ country }) => country))

function indexByName(list: readonly Region[], alsoCodes: boolean): Map<string, Area[]> {
  const names = new Map<string, Area[]>()
  for (const { country, region, name } of list) {
    const spellings = new Set([foldName(name), ...(alsoCodes ? [foldName(region)] : [])])
    for (const spelling of spellings) names.set(spelling, [...(names.get(spelling) ?? []), { country, region }])
  }
  return names
}

/** Memoizes a value. */
function once<V>(build: () => V): () => V {
  let value: V | undefined
  return () => {
    value ??= build()
    return value
  }
}

const isOfDivided = ({ country }: Region) => dividedCountries.has(country)
const statesByName = once(() => indexByName(regions, true))
const translatedByName = once(() => indexByName(translatedRegions.filter(isOfDivided), false))
const othersByName = once(() => {
  const translated = translatedRegions.filter((region) => !isOfDivided(region))
  return indexByName([...otherRegions(), ...translated], false)
})

/** Names of countries in other languages that rather mean cities: of Colombia and Grenada. */
const citiesRather = new Set(['columbia', 'granada'])

/** Countries with that folded name or code, and states of countries whose labels include the state; null for none. */
export function areasNamed(name: string): Area[] | null {
  const country = citiesRather.has(name) ? undefined : countryCodeOf(name)
  const found = [
    ...(statesByName().get(name) ?? []),
    ...(translatedByName().get(name) ?? []),
    ...(country ? [{ country, region: null }] : []),
  ]
  return found.length > 0 ? found : null
}

/** Regions of all other countries with that folded name; null for none. */
export const regionsNamed = (name: string): Area[] | null => othersByName().get(name) ?? null

/** The intersection of both; null does not restrict. */
export function intersectAreas(known: Area[] | null, next: Area[] | null): Area[] | null {
  if (!known || !next) return known ?? next
  return known.flatMap((one) =>
    next
      .filter(({ country, region }) => country === one.country && (!region || !one.region || region === one.region))
      .map(({ country, region }) => ({ country, region: region ?? one.region })),
  )
}

/**
 * The country, state or region that a whole text names, such as "Idaho", "CA", "Schweiz" or "Bavaria, Germany". A state
 * takes precedence over a country with the same code. Undefined for everything else.
 */
export function areaOf(text: string): Area | undefined {
  const parts = text.split(',').map(foldName).filter(Boolean)
  if (parts.length === 0 || parts.length > 3) return undefined
  let known: Area[] | null = null
  for (const part of parts) {
    const next = [...(areasNamed(part) ?? []), ...(regionsNamed(part) ?? [])]
    known = intersectAreas(known, next)
  }
  return known?.[0]
}

/** Countries and regions whose name starts with a folded text, at most `limit`; states and countries first. */
export function areasBeginningWith(start: string, limit: number): Area[] {
  const found = new Map<string, Area>()
  const add = (where: Area) => found.set(`${where.country}-${where.region}`, where)
  for (const list of [statesByName(), translatedByName()]) addBeginning(list, start, add)
  for (const code of countryCodes)
    if (foldName(countryName(code)).startsWith(start)) add({ country: code, region: null })
  addBeginning(othersByName(), start, add)
  return [...found.values()].slice(0, limit)
}

function addBeginning(list: Map<string, Area[]>, start: string, add: (where: Area) => void): void {
  for (const [name, wheres] of list) if (name.length > 3 && name.startsWith(start)) wheres.forEach(add)
}
