import { exonymsOf } from './exonyms.rules.ts'
import { foldName } from './fold-name.rules.ts'
import { whereOfPostalCode, withoutPostalCodes } from './postal-codes.rules.ts'
import type { Where } from './regions.rules.ts'
import { narrowed, otherRegionsOf, whereOf } from './where.rules.ts'

/** One way to understand a text: a town of this name, somewhere in these countries or regions, null for anywhere. */
export interface Reading {
  names: string[]
  where: Where[] | null
  /** Inhabitants below which it is not meant. */
  atLeast: number
  /** False where only the town's own name counts, as for names of states. */
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
 * The ways to read a text such as "Boise", "Boise ID", "12 Main St, Boise, ID 83702, USA", the likeliest first.
 * A qualifier that names no state, region or country is ignored. `inside` is tried first, else what a postal code tells.
 */
export function readingsOf(text: string, inside: Where[] | null = null): Reading[] {
  if (noPlace.has(foldName(text))) return []
  const coded = inside ?? whereOfPostalCode(text)
  return coded ? [...readingsWithin(text, coded), ...readingsWithin(text, null)] : readingsWithin(text, null)
}

/** `coded` is the country or state that a postal code in the text tells. */
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

/** "Texas, Paris": all that stands before the town may be where it is. */
function reversed(part: string, before: string[]): Reading[] {
  const areas = before.map((name) => whereOf(name) ?? otherRegionsOf(name))
  const where = areas.includes(null) ? null : areas.reduce(narrowed, null)
  return where?.length ? readings(part, where) : []
}

/** A region that contradicts the rest is ignored: many words are names of a region somewhere. */
function narrowedByRegion(known: Where[] | null, qualifier: string): Where[] | null {
  if (whereOf(qualifier)) return known
  const both = narrowed(known, otherRegionsOf(qualifier))
  return both?.length ? both : known
}

/** A text that is a state or a country means a town only inside it, or one of at least this many people. */
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

/** "Salem, IN" is in Indiana before it is in India. */
function inOrder(where: Where[] | null): (Where[] | null)[] {
  const regional = where?.filter(({ region }) => region !== null) ?? []
  return regional.length > 0 && regional.length < (where?.length ?? 0) ? [regional, where] : [where]
}

/** The large cities that are commonly called so, where the rest of the text allows it. */
const ofExonyms = (name: string, where: Where[] | null): Reading[] =>
  exonymsOf(name).flatMap((exonym) => {
    const inside = narrowed(where, [{ country: exonym.country, region: null }])
    return inside?.length ? [{ names: [exonym.name], where: inside, atLeast: 0, byOtherNames: true }] : []
  })

/** "Boise ID", "London United Kingdom": up to four last words may be the region. */
function withTrailingRegion(part: string, where: Where[] | null): Reading[] {
  const words = part.split(' ')
  return [1, 2, 3, 4].flatMap((count) => {
    const found = words.length > count ? whereOf(words.slice(-count).join(' ')) : null
    return found ? readings(words.slice(0, -count).join(' '), narrowed(where, found)) : []
  })
}
