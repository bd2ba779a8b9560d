import { exonymsOf } from './exonyms.rules.ts'
import { foldName } from './fold-name.rules.ts'
import { whereOfPostalCode, withoutPostalCodes } from './postal-codes.rules.ts'
import type { Where } from './regions.rules.ts'
import { narrowed, otherRegionsOf, whereOf } from './where.rules.ts'

/** One interpretation of a text: a town of this name, in one of these countries or regions; null means anywhere. */
export interface Reading {
  names: string[]
  where: Where[] | null
  /** Minimum population. */
  atLeast: number
  /** False if only the town's own name counts, as for names of states. */
  byOtherNames: boolean
}

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
 * The interpretations of a text such as "Boise", "Boise ID", "12 Main St, Boise, ID 83702, USA", most likely first. A
 * qualifier that is not a state, region or country is ignored. Tries `inside` first, else the country of the postal
 * code.
 */
export function readingsOf(text: string, inside: Where[] | null = null): Reading[] {
  if (noPlace.has(foldName(text))) return []
  const coded = inside ?? whereOfPostalCode(text)
  return coded ? [...readingsWithin(text, coded), ...readingsWithin(text, null)] : readingsWithin(text, null)
}

/** `coded`: the country or state of a postal code in the text. */
function readingsWithin(text: string, coded: Where[] | null): Reading[] {
  const parts = withoutPostalCodes(text).split(',').map(foldName).filter(Boolean).slice(0, 6)
  return parts.flatMap((part, index) => {
    const qualifiers = parts.slice(index + 1)
    const certain = qualifiers.reduce<Where[] | null>((known, next) => narrowed(known, whereOf(next)), coded)
    const where = qualifiers.reduce(narrowedByRegion, certain)
    const itself = whereOf(part)
    if (itself && index > 0) return readingsOfCapital(part, certain)
    if (itself && !certain) return readingsOfArea(part, itself)
    const exact = [
      ...reversed(part, parts.slice(0, index)),
      ...readings(part, where),
      ...withTrailingRegion(part, where),
    ]
    return where === certain ? exact : [...exact, ...readings(part, certain)]
  })
}

/** "Texas, Paris": everything before the town may be its area. */
function reversed(part: string, before: string[]): Reading[] {
  const areas = before.map((name) => whereOf(name) ?? otherRegionsOf(name))
  const where = areas.includes(null) ? null : areas.reduce(narrowed, null)
  return where?.length ? readings(part, where) : []
}

/** Ignores a region that contradicts the rest, because many words are also names of regions. */
function narrowedByRegion(known: Where[] | null, qualifier: string): Where[] | null {
  if (whereOf(qualifier)) return known
  const both = narrowed(known, otherRegionsOf(qualifier))
  return both?.length ? both : known
}

/** Minimum population for a state or country name to mean a town outside of it. */
const bigCity = 300_000
const readingsOfArea = (name: string, area: Where[]): Reading[] => [
  ...ofExonyms(name, area),
  ...inOrder(area).map((where) => ({ names: [name], where, atLeast: 0, byOtherNames: false })),
  { names: [name], where: null, atLeast: bigCity, byOtherNames: false },
]

/** "350 Fifth Ave, New York, NY": a city with the name of a state, in a state. */
const readingsOfCapital = (name: string, where: Where[] | null): Reading[] =>
  where?.some(({ region }) => region !== null)
    ? [...ofExonyms(name, where), { names: [name], where, atLeast: bigCity, byOtherNames: false }]
    : []

const readings = (name: string, where: Where[] | null): Reading[] => [
  ...ofExonyms(name, where),
  ...inOrder(where).map((where) => ({ names: [name], where, atLeast: 0, byOtherNames: true })),
]

/** Tries "Salem, IN" in Indiana before India. */
function inOrder(where: Where[] | null): (Where[] | null)[] {
  const regional = where?.filter(({ region }) => region !== null) ?? []
  return regional.length > 0 && regional.length < (where?.length ?? 0) ? [regional, where] : [where]
}

/** Large cities with this common name that match the rest of the text. */
const ofExonyms = (name: string, where: Where[] | null): Reading[] =>
  exonymsOf(name).flatMap((exonym) => {
    const inside = narrowed(where, [{ country: exonym.country, region: null }])
    return inside?.length ? [{ names: [exonym.name], where: inside, atLeast: 0, byOtherNames: true }] : []
  })

/** "Boise ID", "London United Kingdom": up to four trailing words may be the region. */
function withTrailingRegion(part: string, where: Where[] | null): Reading[] {
  const words = part.split(' ')
  return [1, 2, 3, 4].flatMap((count) => {
    const found = words.length > count ? whereOf(words.slice(-count).join(' ')) : null
    return found ? readings(words.slice(0, -count).join(' '), narrowed(where, found)) : []
  })
}
