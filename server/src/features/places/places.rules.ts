import { regionLabel, regions, type Where } from './regions.rules.ts'

/** One way to understand a text: a town of this name, somewhere in these countries or regions, null for anywhere. */
export interface Reading {
  names: string[]
  where: Where[] | null
  /** Inhabitants below which it is not meant. */
  atLeast: number
}

const letters: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i' }
const written = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
])

/** A name as it is compared: lower case, without accents and signs, Saint, Fort and Mount written out. */
export function foldName(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|[.'’ʻʼ`]/gu, '')
    .replace(/[ßøłđðþæœı]/gu, (letter) => letters[letter] ?? letter)
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words.map((word) => written.get(word) ?? word).join(' ')
}

/** Names that people write and GeoNames does not have. */
const otherNames: Record<string, string> = {
  'new york': 'new york city',
  nyc: 'new york city',
  'st petersburg': 'saint petersburg',
  munchen: 'munich',
  muenchen: 'munich',
  koln: 'cologne',
  koeln: 'cologne',
  nurnberg: 'nuremberg',
  wien: 'vienna',
  praha: 'prague',
  warszawa: 'warsaw',
  lisboa: 'lisbon',
  roma: 'rome',
  milano: 'milan',
  napoli: 'naples',
  torino: 'turin',
  firenze: 'florence',
  venezia: 'venice',
  genova: 'genoa',
  sevilla: 'seville',
  bruxelles: 'brussels',
  brussel: 'brussels',
  antwerpen: 'antwerp',
  'den haag': 'the hague',
  kobenhavn: 'copenhagen',
  goteborg: 'gothenburg',
  geneve: 'geneva',
  bucuresti: 'bucharest',
  beograd: 'belgrade',
  moskva: 'moscow',
  kyiv: 'kiev',
  bangalore: 'bengaluru',
  bombay: 'mumbai',
  'ciudad de mexico': 'mexico city',
}
/** Whether a folded name is known, though not the one in the table. */
export const isOtherName = (name: string) => Object.hasOwn(otherNames, name)

const noPlace = new Set([
  'remote',
  'anywhere',
  'worldwide',
  'online',
  'home',
  'virtual',
  'various',
  'multiple locations',
])

/**
 * The ways to read a text such as "Boise", "Boise ID", "12 Main St, Boise, ID 83702, USA", the likeliest first.
 * What is no state, province or country that we know is passed over.
 */
export function readingsOf(text: string): Reading[] {
  if (noPlace.has(foldName(text))) return []
  const parts = withoutPostalCodes(text).split(',').map(foldName).filter(Boolean).slice(0, 6)
  return parts.flatMap((part, at) => {
    const where = parts.slice(at + 1).reduce<Where[] | null>((known, next) => narrowed(known, whereOf(next)), null)
    const itself = whereOf(part)
    if (itself && at > 0) return []
    if (itself && !where) return [...readings(part, itself), reading(part, null, bigCity)]
    return [...readings(part, where), ...withTrailingRegion(part, where)]
  })
}

/** "Salem, IN" is in Indiana before it is in India. */
function readings(name: string, where: Where[] | null): Reading[] {
  const regional = where?.filter(({ region }) => region !== null) ?? []
  const all = reading(name, where)
  return regional.length > 0 && regional.length < (where?.length ?? 0) ? [reading(name, regional), all] : [all]
}
/** A text that is a state or a country means that, unless a city of that name is larger than this. */
const bigCity = 300_000

const reading = (name: string, where: Where[] | null, atLeast = 0): Reading => ({
  names: isOtherName(name) ? [name, otherNames[name] ?? name] : [name],
  where,
  atLeast,
})

/** "Boise ID", "London United Kingdom": up to four last words may be the region. */
function withTrailingRegion(part: string, where: Where[] | null): Reading[] {
  const words = part.split(' ')
  return [1, 2, 3, 4].flatMap((count) => {
    const found = words.length > count ? whereOf(words.slice(-count).join(' ')) : null
    return found ? readings(words.slice(0, -count).join(' '), narrowed(where, found)) : []
  })
}

const postalCodes = /\b([A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{4,6}(-\d{3,4})?)\b/giu
const withoutPostalCodes = (text: string) => text.replace(/\([^)]*\)/gu, ' ').replace(postalCodes, ' ')

/** Both at once; what is not known narrows nothing. */
function narrowed(known: Where[] | null, next: Where[] | null): Where[] | null {
  if (!known || !next) return known ?? next
  return known.flatMap((one) =>
    next
      .filter(({ country, region }) => country === one.country && (!region || !one.region || region === one.region))
      .map(({ country, region }) => ({ country, region: region ?? one.region })),
  )
}

/** Countries and regions of that name or code (CA: California and Canada); null for none. Takes a folded name. */
export function whereOf(name: string): Where[] | null {
  return whereByName().get(name) ?? null
}

const otherCountries: Record<string, string> = {
  usa: 'US',
  'united states of america': 'US',
  america: 'US',
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  uae: 'AE',
  turkey: 'TR',
  burma: 'MM',
  'ivory coast': 'CI',
  korea: 'KR',
}

let known: Map<string, Where[]> | undefined
function whereByName(): Map<string, Where[]> {
  if (known) return known
  const names = new Map<string, Where[]>()
  const add = (name: string, where: Where) => names.set(foldName(name), [...(names.get(foldName(name)) ?? []), where])
  for (const { country, region, name } of regions) {
    add(region, { country, region })
    add(name, { country, region })
  }
  for (const [country, name] of countryNames()) {
    add(country, { country, region: null })
    add(name, { country, region: null })
  }
  for (const [name, country] of Object.entries(otherCountries)) add(name, { country, region: null })
  known = names
  return names
}

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
function countryNames(): [string, string][] {
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return alphabet
    .flatMap((first) => alphabet.map((second) => first + second))
    .flatMap((code) => {
      const name = english.of(code)
      return name && !noCountry.has(code) ? [[code, name] as [string, string]] : []
    })
}
/** Codes that Intl names besides the 249 of ISO 3166, among them old ones of today's countries. */
const noCountry = new Set(
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NQ NT PC PU PZ QO RH SU TA TP UK UN VD WK XA XB XK YD YU ZR ZZ'.split(
    ' ',
  ),
)

/** "Boise, ID"; "Lyon, France" where no region is usual. */
export function shortLabelOf({ name, region, country }: { name: string; region: string | null; country: string }) {
  return `${name}, ${regionLabel(country, region) ?? english.of(country) ?? country}`
}

/** "boise-id-us": what a town is called in an address; `searchName` is its folded name. */
export const townSlug = (searchName: string, region: string | null, country: string): string =>
  [searchName.replaceAll(' ', '-'), region, country].filter(Boolean).join('-').toLowerCase()

/** What such a part of an address may mean, the likeliest first. */
export function readingsOfSlug(slug: string): { name: string; region: string | null; country: string }[] {
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
  return [name, regionLabel(country, region), english.of(country) ?? country].filter(Boolean).join(', ')
}
