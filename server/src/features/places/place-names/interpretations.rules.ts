import { areasNamed, intersectAreas, regionsNamed } from './areas.rules.ts'
import { exonymsOf } from './exonyms.rules.ts'
import { foldName } from './fold-name.rules.ts'
import { whereOfPostalCode, withoutPostalCodes } from './postal-codes.rules.ts'
import type { Area } from './regions.rules.ts'

/** One interpretation of a text: a town of this name, in one of these countries or regions; null means anywhere. */
export interface Interpretation {
  names: string[]
  where: Area[] | null
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
 * code. The town is one of the first `mostTowns` parts.
 */
export function interpretPlace(text: string, inside: Area[] | null = null, mostTowns = 6): Interpretation[] {
  if (noPlace.has(foldName(text))) return []
  const coded = inside ?? whereOfPostalCode(text)
  return coded
    ? [...interpretationsWithin(text, coded, mostTowns), ...interpretationsWithin(text, null, mostTowns)]
    : interpretationsWithin(text, null, mostTowns)
}

/** `coded`: the country or state of a postal code in the text. */
function interpretationsWithin(text: string, coded: Area[] | null, mostTowns: number): Interpretation[] {
  const parts = withoutPostalCodes(text).split(',').map(foldName).filter(Boolean).slice(0, 6)
  return parts.slice(0, mostTowns).flatMap((part, index) => {
    const qualifiers = parts.slice(index + 1)
    const certain = qualifiers.reduce<Area[] | null>((known, next) => intersectAreas(known, areasNamed(next)), coded)
    const where = qualifiers.reduce(narrowedByRegion, certain)
    const itself = areasNamed(part)
    if (itself && index > 0) return interpretationsOfCapital(part, certain)
    if (itself && !certain) return interpretationsOfArea(part, itself)
    const exact = [
      ...reversed(part, parts.slice(0, index)),
      ...interpretationsOf(part, where),
      ...withTrailingRegion(part, where),
    ]
    return where === certain ? exact : [...exact, ...interpretationsOf(part, certain)]
  })
}

/** "Texas, Paris": everything before the town may be its area. */
function reversed(part: string, before: string[]): Interpretation[] {
  const areas = before.map((name) => areasNamed(name) ?? regionsNamed(name))
  const where = areas.includes(null) ? null : areas.reduce(intersectAreas, null)
  return where?.length ? interpretationsOf(part, where) : []
}

/** Ignores a region that contradicts the rest, because many words are also names of regions. */
function narrowedByRegion(known: Area[] | null, qualifier: string): Area[] | null {
  if (areasNamed(qualifier)) return known
  const both = intersectAreas(known, regionsNamed(qualifier))
  return both?.length ? both : known
}

/** Minimum population for a state or country name to mean a town outside of it. */
const bigCity = 300_000
const interpretationsOfArea = (name: string, area: Area[]): Interpretation[] => [
  ...ofExonyms(name, area),
  // "LA" is rather Los Angeles than Louisiana; codes of countries are no cities.
  ...(area.some(({ region }) => region !== null) ? ofExonyms(name, null) : []),
  ...inOrder(area).map((where) => ({ names: [name], where, atLeast: 0, byOtherNames: false })),
  { names: [name], where: null, atLeast: bigCity, byOtherNames: false },
]

/** "350 Fifth Ave, New York, NY": a city with the name of a state, in a state. */
const interpretationsOfCapital = (name: string, where: Area[] | null): Interpretation[] =>
  where?.some(({ region }) => region !== null)
    ? [...ofExonyms(name, where), { names: [name], where, atLeast: bigCity, byOtherNames: false }]
    : []

const interpretationsOf = (name: string, where: Area[] | null): Interpretation[] => [
  ...ofExonyms(name, where),
  ...inOrder(where).map((where) => ({ names: [name], where, atLeast: 0, byOtherNames: true })),
]

/** Tries "Salem, IN" in Indiana before India. */
function inOrder(where: Area[] | null): (Area[] | null)[] {
  const regional = where?.filter(({ region }) => region !== null) ?? []
  return regional.length > 0 && regional.length < (where?.length ?? 0) ? [regional, where] : [where]
}

/** Large cities with this common name that match the rest of the text. */
const ofExonyms = (name: string, where: Area[] | null): Interpretation[] =>
  exonymsOf(name).flatMap((exonym) => {
    const inside = intersectAreas(where, [{ country: exonym.country, region: null }])
    return inside?.length ? [{ names: [exonym.name], where: inside, atLeast: 0, byOtherNames: true }] : []
  })

/** "Boise ID", "Sydney NSW Australia": up to four trailing words may be a region, and so may those before. */
function withTrailingRegion(part: string, where: Area[] | null): Interpretation[] {
  const words = part.split(' ')
  return [1, 2, 3, 4].flatMap((count) => {
    const tail = words.slice(-count).join(' ')
    const found = words.length > count ? (areasNamed(tail) ?? (where && regionsNamed(tail))) : null
    if (!found) return []
    const inside = intersectAreas(where, found)
    const name = words.slice(0, -count).join(' ')
    return inside?.length === 0 ? [] : [...interpretationsOf(name, inside), ...withTrailingRegion(name, inside)]
  })
}
